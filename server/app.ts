import type { Server } from 'node:http'
import { contract } from '#contract/contract.ts'
import { officeContract } from '#contract/office/contract.ts'
import type { IsClosed } from '#contract/switches.ts'
import { readiness, type Space } from '#server/platform/http/health.ts'
import { openSessions } from './accounts/accounts.ts'
import { type DomainDeps, openDomains } from './domains.ts'
import { httpLimitsOf } from './http-limits.ts'
import { admit, openSwitches } from './operations/operations.ts'
import { mountPages, officeHost, type Pages } from './pages/pages.ts'
import { clockMoved } from './platform/clock.ts'
import type { Replica } from './platform/database/replica/replica.ts'
import { workingAs } from './platform/database/work.ts'
import type { Domain } from './platform/domain.ts'
import { officeRoutesOf, routesOf } from './platform/http/call.ts'
import { docsRoutes } from './platform/http/docs/docs-routes.ts'
import { type Http, openHttp, ownAddress } from './platform/http/http.ts'
import { mediaRoutes } from './platform/http/routes/media-routes.ts'
import { webhookRoutes } from './platform/http/routes/webhook-routes.ts'
import { type Job, recorded, runJobs } from './platform/jobs/jobs.ts'
import { openKeys } from './platform/keys/keys.ts'
import { machineMetrics } from './platform/machine-metrics.ts'
import { openSecret } from './platform/secret.ts'
import { openProviders } from './providers.ts'
import { answerOnce } from './records/records.ts'
import { findStaff, rolesAllowed, type Staff } from './staff/staff.ts'
import { workOf } from './work-of.ts'

export interface AppDeps extends DomainDeps {
  /** What calls read that may lag; by default the database. */
  replica?: Replica | undefined
  /** Called with the app's server, which development pages share for hot reload. Absent: no pages. */
  openPages?: (server: Server, isClosed: IsClosed) => Promise<Pages>
}

export interface App extends Http {
  /** A serving process passes them to `startJobs`. */
  jobs: Job[]
  /** Begins to count the figures of operations, and to say that this process serves. */
  startWatch(): void
}

/** Opens every domain behind one HTTP server, which does not listen yet. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, clock, log, media, replica } = deps
  let server: Server | undefined
  const { MALL_SECRET_OLD: formerSecret } = config
  const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
  const ring = await openKeys({ database, clock, log, secret, formerSecret })
  const switches = await openSwitches({ database, clock, log })
  const providers = await openProviders({
    ...deps,
    keys: ring.keys,
    ownUrl: () => ownAddress(server),
  })
  // Their timers work in the background.
  const domains = workingAs('background', () => openDomains(deps, providers, ring.keys, switches))
  const all: Domain[] = [...Object.values(domains), ring]
  const jobs = all.flatMap((domain) => domain.jobs ?? [])
  const machine = machineMetrics({ dataFolder: config.DATA_DIR, publicUrl: config.PUBLIC_URL })
  const metrics = [...all.flatMap((domain) => domain.metrics ?? []), ...machine]
  const webhooks = all.flatMap((domain) => domain.webhooks ?? [])
  const routes = [...routesOf(contract, domains), ...officeRoutesOf(officeContract, domains)]

  const http = await openHttp({
    routes,
    database,
    replica,
    log,
    ...httpLimitsOf(config),
    workOf,
    ...openSessions({ database, clock }),
    admit: (endpoint) => admit(endpoint, switches.isOn),
    ...officeRules(deps, domains.staff),
    mayUseCache: officeHost(config).isRight,
    checkAnswers: config.NODE_ENV !== 'production',
    ready: readiness(database, spaceOf(deps)),
    channels: {
      ...domains.messages.channels,
      ...ring.channels,
      ...switches.channels,
      [clockMoved]: () => void clock.refresh(),
    },
  })
  server = http.server
  for (const metric of metrics) http.metrics.registry.registerMetric(metric)
  domains.operations.status.start(http.metrics)
  // Too rare to name what was made from them: pages have a banner, and lists leave out what is closed.
  switches.onChange(() => http.responseCache.invalidateAll())
  await webhookRoutes(http.app, webhooks)
  mediaRoutes(http.app, media)
  docsRoutes(http.app, routes, { title: config.MALL_NAME, version: '1' })
  await providers.mountConsole(http.app, async (seconds) => {
    await clock.advance(seconds)
    await runJobs(recorded(jobs, deps))
  })
  await mountPages(http, {
    ...deps,
    isClosed: switches.isOn,
    status: domains.operations.status.read,
    previewTime: domains.content.previewTime,
  })
  return {
    ...http,
    jobs,
    startWatch: domains.operations.startWatch,
    async close() {
      await http.close()
      await switches.close()
      for (const domain of all) await domain.close?.()
      await providers.close()
    },
  }
}

/** A folder that many machines share is not one machine's to be unready for: its alert is that of the disk. */
function spaceOf({ config }: Pick<AppDeps, 'config'>): Space {
  const { DATA_DIR, MEDIA_FOLDER, MACHINES, DISK_FREE_MB } = config
  const disks = [{ name: 'DATA_DIR', folder: DATA_DIR }]
  if (MEDIA_FOLDER !== undefined && MACHINES !== 'many') {
    disks.push({ name: 'MEDIA_FOLDER', folder: MEDIA_FOLDER })
  }
  return { disks, minFreeBytes: DISK_FREE_MB * 1_000_000 }
}

/** What holds for every call of the office. */
function officeRules({ database, clock }: AppDeps, { officeRefused, contactsRead }: Staff) {
  const [once, roles] = [answerOnce({ database, clock }), rolesAllowed(database)]
  return {
    answerOnce: once,
    rolesAllowed: roles,
    officeRefused,
    contactsRead,
    findStaff: (token: string, isBackground?: boolean) =>
      workingAs('account', () => findStaff({ database, clock }, token, isBackground)),
  }
}
