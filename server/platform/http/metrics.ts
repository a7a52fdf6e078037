import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { providerCalls } from '../provider.ts'
import type { ResponseCache } from './response-cache.ts'

/** Seconds; kept answers take a fraction of a millisecond. */
const buckets = [0.0005, 0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The figures of one process, in Prometheus' form. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(providerCalls)
  const registers = [registry]
  const requests = new Histogram({
    name: 'oja_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers,
  })
  const cachedResponses = new Counter({
    name: 'oja_kept_answers_total',
    help: 'Answers that may be kept: served fresh (hit), served while renewed (stale), made, or served because making failed (outage)',
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

/** Adds what can be read off at any time: the shelf, and the database's connections. */
export function watch(
  { registry }: Metrics,
  responseCache: ResponseCache,
  { pool }: Database,
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('oja_kept_bytes', 'Bytes of kept answers', () => responseCache.size.bytes)
  gauge('oja_kept_entries', 'Number of kept answers', () => responseCache.size.entries)
  gauge('oja_database_connections', 'Open database connections', () => pool.totalCount)
  gauge('oja_database_idle', 'Database connections without work', () => pool.idleCount)
  gauge('oja_database_waiting', 'Calls that wait for a connection', () => pool.waitingCount)
}
