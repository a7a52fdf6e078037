import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { loadLocations } from './delivery/delivery.ts'
import { loadHelp } from './help/help.ts'
import { builtPages, developmentPages, type PageConfig, warmPictures } from './pages/pages.ts'
import { openClock } from './platform/clock.ts'
import { requireCapacity } from './platform/database/capacity.ts'
import { databaseReady, openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { provideDatabase } from './platform/database/provide.ts'
import { startReplica } from './platform/database/replica/start-replica.ts'
import { backlog, type Http } from './platform/http/http.ts'
import { metricsServer } from './platform/http/metrics-access.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { type Logger, openLog } from './platform/log.ts'
import { type Media, openMedia, openStore } from './platform/media/media.ts'
import { CannotStart, runProcess, type Stopping } from './platform/process.ts'
import { startTracing } from './platform/tracing/start-tracing.ts'

export interface ServeOptions {
  config: Config
  databaseUrl: string
  /** From `dist/`, or from the sources with hot reload. */
  pages: 'built' | 'development'
  stopping: Stopping
}

/**
 * Serves the mall from a migrated database until `opened` is closed. Prints the ready line once
 * pages and API answer.
 */
export async function serve(opened: AsyncDisposableStack, options: ServeOptions): Promise<void> {
  const { config } = options
  const log = openLog(config.LOG_LEVEL)
  const connections = config.DATABASE_CONNECTIONS
  await requireCapacity(options.databaseUrl, { processes: config.PROCESSES, connections })
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, RELEASE: release } = config
  const tracing = await startTracing({ endpoint, release })
  opened.defer(() => tracing.close())
  const database = openDatabase(options.databaseUrl, {
    connections,
    statementTimeoutMs: 15_000,
    log,
  })
  opened.defer(() => database.close())
  const replica = await startReplica({
    url: config.DATABASE_REPLICA_URL,
    processes: config.PROCESSES,
    primary: database,
    connections,
    statementTimeoutMs: 15_000,
    log,
  })
  opened.defer(async () => replica?.close())
  const clock = await openClock(database)
  await loadLocations(database)
  await loadHelp({ database, clock, storeName: config.MALL_NAME })
  const media = openMedia(openStore(config), log)
  opened.defer(() => media.close())

  const pageConfig = pageConfigOf(config)
  const http = await createApp({
    config,
    database,
    replica,
    clock,
    log,
    media,
    openPages: (server, isClosed) =>
      options.pages === 'built'
        ? builtPages(pageConfig, clock, isClosed)
        : developmentPages(pageConfig, clock, isClosed, server),
  })
  opened.defer(() => http.close())
  const jobs = await startJobs({ database, clock, jobs: http.jobs, log })
  opened.defer(() => jobs.close())
  http.startWatch()
  const graceMs = config.SHUTDOWN_GRACE * 1_000
  options.stopping.graceMs = graceMs
  // Who presses Ctrl-C does not wait for a proxy.
  opened.defer(() => http.drain(options.stopping.signal === 'SIGTERM' ? graceMs : 0))

  await http.app
    .listen({ port: config.PORT, host: config.HOST, backlog })
    .catch(explainListening(config))
  await listenForMetrics(opened, http, config)
  const origin = originOf(http.server.address(), config.HOST)
  await waitUntilServing(`${origin}/readyz`)
  // In development the home page may be broken while it is edited.
  if (options.pages === 'built') await waitUntilServing(`${origin}/`)
  if (config.simulated.length > 0) console.log(`simulated: ${config.simulated.join(', ')}`)
  console.log(`ready on ${origin}`)
  // The pictures that a test asks for are made for it; all others would take a sixth of its processor time.
  if (config.NODE_ENV !== 'test') warm(opened, { http, media, log })
}

/** In the background, until the mall stops. */
function warm(
  opened: AsyncDisposableStack,
  { http, media, log }: { http: Http; media: Media; log: Logger },
): void {
  let isStopping = false
  opened.defer(() => {
    isStopping = true
  })
  warmPictures(
    http.api(() => {}),
    media,
  ).catch((err) => isStopping || log.warn({ err }, 'warming pictures failed'))
}

function pageConfigOf(config: Config): PageConfig {
  const { UMAMI_URL: url, UMAMI_WEBSITE_ID: websiteId } = config
  return {
    storeName: config.MALL_NAME,
    publicUrl: config.PUBLIC_URL,
    analytics: url && websiteId ? { url, websiteId } : null,
    chatScriptUrl: config.CHAT_SCRIPT_URL ?? null,
    paymentHost: config.simulated.includes('flutterwave') ? null : 'flutterwave.com',
  }
}

/** The metrics' own port, on the same address, where one is configured. */
async function listenForMetrics(
  opened: AsyncDisposableStack,
  { metrics }: Http,
  { METRICS_PORT: port, METRICS_TOKEN: token, HOST: host }: Config,
): Promise<void> {
  if (port === undefined) return
  const server = metricsServer(metrics, { token })
  opened.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(port, host)
  await once(server, 'listening').catch(explainListening({ HOST: host, PORT: port }))
}

function explainListening({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>) {
  return (error: NodeJS.ErrnoException): never => {
    const words = {
      EADDRINUSE: `${HOST}:${PORT} is taken by another program. Choose another PORT.`,
      EACCES: `PORT ${PORT} is kept from this account. Choose one from 1024.`,
    }[error.code ?? '']
    const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(
      error.code ?? '',
    )
    if (words) throw new CannotStart(words)
    if (isElsewhere)
      throw new CannotStart(`HOST is '${HOST}', which is no address of this machine.`)
    throw error
  }
}

/** The address to type in a browser; for a server on all addresses, that of loopback. */
function originOf(address: AddressInfo | string | null, host: string): string {
  if (!address || typeof address === 'string') throw new Error('the mall listens on no port')
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host
  const isBareIpv6 = reachable.includes(':') && !reachable.startsWith('[')
  return `http://${isBareIpv6 ? `[${reachable}]` : reachable}:${address.port}`
}

/** Waits until the address answers with a status below 500; throws after 30 s. */
async function waitUntilServing(url: string): Promise<void> {
  for (const deadline = performance.now() + 30_000; ; await wait(500)) {
    const { status } = await fetch(url)
    if (status < 500) return
    if (performance.now() > deadline) throw new Error(`${url} answers ${status}`)
  }
}

if (import.meta.main) {
  runProcess(async (opened, stopping) => {
    const config = readConfig(process.env)
    const provided = await provideDatabase(config)
    opened.defer(provided.stop)
    await databaseReady(provided.url)
    await migrate(provided.url)
    const pages = process.argv.includes('--development-pages') ? 'development' : 'built'
    await serve(opened, { config, databaseUrl: await provided.serving(), pages, stopping })
    return 'serving'
  })
}
