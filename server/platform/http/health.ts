import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DatabaseError } from 'pg'
import { isReadOnly } from '../database/database.ts'
import { requireMigrations } from '../database/migrate.ts'
import { type Db, run } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { answerWith, PreparedResponse } from './cache/prepared-response.ts'
import { refuse } from './handler.ts'
import type { Metrics } from './metrics.ts'
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts'

export interface HealthDeps {
  metrics: Metrics
  /** Resolves when the database answers and all migrations are applied; rejects otherwise. */
  ready: () => Promise<void>
  isClosing: () => boolean
  metricsAccess: MetricsAccess
}

const readyWithinMs = 2_000

/** Liveness, readiness and metrics, for monitoring. Never refused under load. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps) {
  const { metrics, ready, isClosing, metricsAccess } = deps
  const config = { yields: 'never' } as const

  app.get('/healthz', { config }, async (request, reply) => {
    await answerWith(request, reply, json(200, { status: 'alive' }))
  })

  app.get('/readyz', { config }, async (request, reply) => {
    const problem = isClosing() ? 'closing' : await problemOf(ready)
    const answer = problem
      ? json(503, { status: 'not ready', problem }, { 'retry-after': '2' })
      : json(200, { status: 'ready' })
    await answerWith(request, reply, answer)
  })

  app.get('/metrics', { config }, async (request, reply) => {
    const isPublic = !metricsAccess.hasOwnPort
    if (!isPublic || !mayReadMetrics(request.raw, metricsAccess)) refuse('not_found')
    const { contentType: type } = metrics.registry
    const body = await metrics.registry.metrics()
    await answerWith(request, reply, new PreparedResponse({ type, body, neverStored: true }))
  })
}

function json(status: number, body: object, headers?: Record<string, string>): PreparedResponse {
  return new PreparedResponse({
    status,
    type: 'application/health+json',
    body: JSON.stringify(body),
    headers,
  })
}

async function problemOf(ready: () => Promise<void>): Promise<string | undefined> {
  const late = AbortSignal.timeout(readyWithinMs)
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error('late')), { once: true })
  })
  try {
    await Promise.race([ready(), tooLate])
    return undefined
  } catch (error) {
    if (error instanceof FullDisk) return error.message
    return isFull(error)
      ? 'cannot write'
      : 'the database does not answer, or its migrations are not applied'
  }
}

function isFull(error: unknown): boolean {
  return isReadOnly(error) || (error instanceof DatabaseError && error.code === '53100')
}

/** Between two attempts to write, ms: proxies ask more often. */
const probeEveryMs = 3_000

class FullDisk extends Error {
  constructor(name: string) {
    super(`the disk of ${name} is full`)
  }
}

interface Disk {
  /** The variable that names the folder: answers to strangers name no paths. */
  name: string
  folder: string
}

export interface Space {
  disks: Disk[]
  /** With less on one of them the process is not ready. */
  minFreeBytes: number
}

/**
 * Rejects while the database does not answer, lacks a migration of this version, or takes no writes, and while less than
 * `minFreeBytes` are free on a disk. A row is written into space that the database has: the disk alone says that it has no more.
 */
export function readiness(db: Db, { disks, minFreeBytes }: Space): () => Promise<void> {
  let probe: Promise<unknown> = Promise.resolve()
  let probedAt = Number.NEGATIVE_INFINITY
  return async () => {
    for (const disk of disks) await requireFree(disk, minFreeBytes)
    await requireMigrations(db)
    if (performance.now() - probedAt >= probeEveryMs) {
      probedAt = performance.now()
      probe = run(db, writeProbe, [new Date()])
    }
    await probe
  }
}

/** A folder that the first file will make is on the disk of the one above it. */
async function requireFree({ name, folder }: Disk, minFreeBytes: number): Promise<void> {
  let path = resolve(folder)
  while (!existsSync(path)) path = dirname(path)
  const { bavail, bsize } = await statfs(path)
  if (bavail * bsize < minFreeBytes) throw new FullDisk(name)
}

// It waits for no standby: while none answers, probes would occupy one connection after the other.
const writeProbe = rareStatement(
  'write-probe',
  {},
  `UPDATE platform_write_probe SET written_at = $1
   WHERE set_config('synchronous_commit', 'local', true) IS NOT NULL`,
)
