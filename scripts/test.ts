import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rows } from '../checks/specification/rows.ts'
import { getChromium } from '../e2e/chromium.ts'
import { build } from './build.ts'
import { filesToRetry, replaceRetried } from './second-attempt.ts'
import { exitCode, stopWithChildren } from './steps.ts'
import { type Count, countJourneys, countTests } from './test-counts.ts'
import { failedIn, resultsIn, retriedIn, skippedIn, unproved } from './test-proof.ts'

/**
 * `npm test` runs everything, `npm run check` (`--quick`) what needs neither build nor browser.
 * After a part that fails the others run all the same; the last lines are what failed and the result.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

/** Files of some seconds and more, three quarters of the time of all: only `npm test` runs them. */
const long = [
  'database/former-migrations/carry-over.test.ts',
  'database/seed/art/art.test.ts',
  'database/seed/generate/generate.test.ts',
  'drills/replica/delayed-reads.test.ts',
  'e2e/drain.test.ts',
  'e2e/release.test.ts',
  'e2e/two-devices.test.ts',
  'scripts/staff-commands.test.ts',
  'scripts/switch-command.test.ts',
  'server/accounts/codes/codes.test.ts',
  'server/accounts/equal-answers.test.ts',
  'server/accounts/factors/log-in-second.test.ts',
  'server/accounts/passkeys/passkeys.test.ts',
  'server/accounts/codes/guessing.test.ts',
  'server/accounts/codes/pumping.test.ts',
  'server/accounts/codes/strangers.test.ts',
  'server/accounts/passwords/turns.test.ts',
  'server/audit/audit.test.ts',
  'server/backups/backup.test.ts',
  'server/backups/check.test.ts',
  'server/bulk/at-once.test.ts',
  'server/bulk/bulk.test.ts',
  'server/bulk/grid.test.ts',
  'server/bulk/killed-process.test.ts',
  'server/bulk/kills.test.ts',
  'server/bulk/round-trip.test.ts',
  'server/cart/model.test.ts',
  'server/discovery/listing/listing.test.ts',
  'server/catalogue/manage/model.test.ts',
  'server/catalogue/products/list.test.ts',
  'server/catalogue/products/two-people.test.ts',
  'server/catalogue/price-plans/plan-model.test.ts',
  'server/catalogue/price-plans/readers.test.ts',
  'server/catalogue/stock/stock-moves.test.ts',
  'server/checkout/bodies.test.ts',
  'server/checkout/conservation.test.ts',
  'server/checkout/crash.test.ts',
  'server/checkout/hostile-accounts.test.ts',
  'server/checkout/races.test.ts',
  'server/checkout/provider-failures.test.ts',
  'server/checkout/trust.test.ts',
  'server/content/office.test.ts',
  'server/customer-calls.test.ts',
  'server/delivery/quotes/quotes.test.ts',
  'server/delivery/shipments/shipments.test.ts',
  'server/delivery/shipments/withdraw.test.ts',
  'server/hostile-input.test.ts',
  'server/identity/identity.test.ts',
  'server/identity/pictures.test.ts',
  'server/locked-tables.test.ts',
  'server/mutated-calls.test.ts',
  'server/messages/messages.test.ts',
  'server/office-calls.test.ts',
  'server/operations/flips.test.ts',
  'server/operations/read-only.test.ts',
  'server/operations/status/status.test.ts',
  'server/operations/switches.test.ts',
  'server/orders/life/cancel-own.test.ts',
  'server/orders/life/cancel-parcel.test.ts',
  'server/orders/life/life.test.ts',
  'server/orders/life/notify-customer.test.ts',
  'server/operations/prometheus.test.ts',
  'server/payments/refunds/refund-limits.test.ts',
  'server/payments/settling.test.ts',
  'server/payments/flutterwave/provider-errors.test.ts',
  'server/pictures/delete-unused.test.ts',
  'server/pictures/pictures.test.ts',
  'server/platform/database/database.test.ts',
  'server/platform/database/embedded/embedded.test.ts',
  'server/platform/database/migrate.test.ts',
  'server/platform/database/replica/replica.test.ts',
  'server/platform/http/limits/connections.test.ts',
  'server/platform/http/limits/pressure.test.ts',
  'server/platform/keys/keys.test.ts',
  'server/platform/media/media.test.ts',
  'server/provider-errors.test.ts',
  'server/read-only.test.ts',
  'server/staff/members/members.test.ts',
  'server/staff/sign-in.test.ts',
  'server/unknown-commit.test.ts',
  'server/wallet/deposits/deposit.test.ts',
  'server/wallet/deposits/reconcile-numbers.test.ts',
  'server/wallet/random-money.test.ts',
]
/** Files share the modules that they import, which would otherwise be a third of the time of the quick ones. */
const shared = ['--no-isolate', '--exclude', 'checks/**']
const quickOnly = values.quick ? long.flatMap((file) => ['--exclude', file]) : []

/** The compiler reads again only what has changed since the last quick run: 2 s instead of 10. */
const remembered = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

const reports = '.cache/tests'
stopWithChildren()
rmSync(reports, { recursive: true, force: true })

const total: Count = { passed: 0, failed: 0 }

// On a new machine the package is fetched and unpacked while the tests before the journeys run.
const browser = values.quick ? null : getChromium().then(() => null, String)
await Promise.all([
  vitest('house rules', ['checks'], { attempts: 1 }),
  part('format and lint', ['biome', 'ci', '.']),
  part('types', ['tsc', ...(values.quick ? remembered : [])]),
])
await vitest('unit and API tests', [...shared, ...quickOnly])
if (!values.quick && (await built())) await journeys()
if (!values.quick) await timed('the specification', specification)

for (const line of failedIn(reports)) console.log(line)
const summary = [
  `${total.passed} passed, ${total.failed} failed`,
  named('passed at the second attempt', retriedIn(reports)),
  named('skipped', skippedIn(reports)),
]
console.log(`\n${summary.filter(Boolean).join(', ')}`)
process.exit(total.failed === 0 ? 0 : 1)

/** Their number and titles; empty for none. */
function named(what: string, titles: string[]): string {
  return titles.length > 0 ? `${titles.length} ${what}: ${titles.join('; ')}` : ''
}

/** A part that passes or fails as a whole. */
async function part(name: string, [program = '', ...args]: string[]): Promise<boolean> {
  const passed = (await timed(name, () => exitCode(`node_modules/.bin/${program}`, args))) === 0
  add(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return passed
}

async function vitest(name: string, args: string[], { attempts } = { attempts: 2 }): Promise<void> {
  const report = `${reports}/${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const code = await timed(name, () => runVitest(report, args))
  const again = values.quick || attempts === 1 ? [] : filesToRetry(report)
  if (again.length === 0) return add(countTests(report, code))
  const second = report.replace('.json', '-second.json')
  const secondCode = await timed(`${name}: a second attempt`, () => runVitest(second, again))
  replaceRetried(report, second)
  add(countTests(report, secondCode))
}

function runVitest(report: string, args: string[]) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return exitCode('node_modules/.bin/vitest', ['run', ...reporters, ...args])
}

async function built(): Promise<boolean> {
  const failure = await timed('build', () => build().then(() => null, String))
  if (failure) console.error(failure)
  add(failure ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
  return failure === null
}

async function journeys(): Promise<void> {
  const missing = await browser
  if (missing) {
    console.error(missing)
    return add({ passed: 0, failed: 1 })
  }
  const report = `${reports}/journeys.json`
  rmSync(report, { force: true })
  const code = await timed('browser journeys', () =>
    exitCode('node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts']),
  )
  add(countJourneys(report, code))
}

/** Every row of the specification's tables needs a test that has passed. */
async function specification(): Promise<void> {
  const open = unproved(rows, resultsIn(reports))
  for (const { name, file, title } of open) console.error(`${name}\n  → ${file} › ${title}`)
  add(open.length > 0 ? { passed: 0, failed: open.length } : { passed: 1, failed: 0 })
}

function add({ passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  console.log(`\n── ${name} ──`)
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}
