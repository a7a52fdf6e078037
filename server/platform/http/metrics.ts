import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Metric,
  Registry,
} from 'prom-client'
import type { Database } from '../database/database.ts'
import { addFailoverGauges } from '../database/failovers.ts'
import { connectionWaits, statementSeconds } from '../database/statement-seconds.ts'
import { jobSeconds } from '../jobs/job-runs.ts'
import { unopenedValues } from '../keys/keys.ts'
import { providerBreakers, providerCalls } from '../provider.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { phoneCodes } from './limits/phone-codes.ts'

/** Seconds; cached responses take a fraction of a millisecond. */
const buckets = [0.0005, 0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The Prometheus metrics of one process, and `others` beside them. */
export function openMetrics(others: Metric[] = []) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of others) registry.registerMetric(metric)
  registry.registerMetric(connectionWaits)
  registry.registerMetric(jobSeconds)
  registry.registerMetric(phoneCodes)
  registry.registerMetric(providerBreakers)
  registry.registerMetric(providerCalls)
  registry.registerMetric(statementSeconds)
  registry.registerMetric(unopenedValues)
  const registers = [registry]
  const requests = new Histogram({
    name: 'oja_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers,
  })
  const cachedResponses = new Counter({
    name: 'oja_response_cache_total',
    help: 'Lookups in the response cache: fresh (hit), served while revalidated (stale), made anew (miss), or served because of an outage',
    labelNames: ['event'] as const,
    registers,
  })
  const refusals = new Counter({
    name: 'oja_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'] as const,
    registers,
  })
  return { registry, requests, cachedResponses, refusals }
}

export type Metrics = ReturnType<typeof openMetrics>

/** Adds gauges of the response cache, and of the connections of clients and to the database. */
export function addGauges(
  { registry }: Metrics,
  responseCache: ResponseCache,
  database: Database,
  connections: { readonly size: number },
): void {
  const { pool, waiting } = database
  const registers = [registry]
  addFailoverGauges(registry, database)
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('oja_response_cache_bytes', 'Bytes of cached responses', () => responseCache.size.bytes)
  gauge('oja_response_cache_entries', 'Cached responses', () => responseCache.size.entries)
  gauge('oja_http_connections', 'Open connections of clients', () => connections.size)
  gauge('oja_database_connections', 'Open database connections', () => pool.totalCount)
  gauge('oja_database_idle', 'Database connections without work', () => pool.idleCount)
  gauge('oja_database_waiting', 'Calls that wait for a connection', waiting)
}
