import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getChromium } from '../e2e/chromium.ts'
import { build } from './build.ts'
import { exitCode } from './steps.ts'
import { type Count, countJourneys, countTests } from './test-counts.ts'

/**
 * `npm test` runs everything, `npm run check` (`--quick`) what needs neither build nor browser.
 * A part that fails does not keep the others from running; what counts is the last line.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

const total: Count = { passed: 0, failed: 0 }

await part('format and lint', ['biome', 'ci', '.'])
await part('types', ['tsc'])
await vitest('house rules', ['checks'])
await vitest('unit and API tests', ['--exclude', 'checks/**'])
if (!values.quick && (await built())) await journeys()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A part that passes or fails as a whole. */
async function part(name: string, [program = '', ...args]: string[]): Promise<boolean> {
  const passed = (await timed(name, () => exitCode(`node_modules/.bin/${program}`, args))) === 0
  add(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return passed
}

async function vitest(name: string, args: string[]): Promise<void> {
  const report = `.cache/tests/${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await timed(name, () =>
    exitCode('node_modules/.bin/vitest', ['run', ...reporters, ...args]),
  )
  add(countTests(report, code))
}

async function built(): Promise<boolean> {
  const failure = await timed('build', () => build().then(() => null, String))
  if (failure) console.error(failure)
  add(failure ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
  return failure === null
}

async function journeys(): Promise<void> {
  const missing = await timed('a browser', () => getChromium().then(() => null, String))
  if (missing) {
    console.error(missing)
    return add({ passed: 0, failed: 1 })
  }
  const report = '.cache/tests/journeys.json'
  rmSync(report, { force: true })
  const code = await timed('browser journeys', () =>
    exitCode('node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts']),
  )
  add(countJourneys(report, code))
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
