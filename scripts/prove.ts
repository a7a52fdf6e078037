import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { getChromium } from '../e2e/chromium.ts'
import { build } from './build.ts'
import { type Proof, proofs } from './proofs.ts'
import { exitCode, step, stopWithChildren } from './steps.ts'
import { provedBy, type Result, resultsIn } from './test-proof.ts'

/**
 * `npm run prove [-- words…]`: runs the tests of `proofs.ts` at their whole size, one file after the other, and
 * writes their table in `docs/proofs.md`. With words only the proofs in whose file names one of them occurs; the
 * others keep their lines. Takes long; fails where a proof does not hold.
 */
const words = process.argv.slice(2)
const reports = '.cache/tests'
const page = 'docs/proofs.md'
/** The environment of tests at their whole size. */
const whole = { OJA_PROVE: 'whole' }
const tableBegin = '<!-- the table: written by npm run prove -->'

const chosen = proofs.filter(({ tests }) =>
  tests.some(({ file }) => words.length === 0 || words.some((word) => file.includes(word))),
)
if (chosen.length === 0) throw new Error(`There is no proof in a file named '${words}'.`)
const files = new Set(chosen.flatMap(({ tests }) => tests.map(({ file }) => file)))
const isJourney = (file: string) => file.endsWith('.spec.ts')
const journeys = [...files].filter(isJourney)
const others = [...files].filter((file) => !isJourney(file))

stopWithChildren()
rmSync(reports, { recursive: true, force: true })
if (others.length > 0) await step('tests', prove)
if (journeys.length > 0) {
  await step('build', build)
  await step('journeys', makeJourneys)
}
const rows = chosen.map((proof) => rowOf(proof, resultsIn(reports)))
console.table(rows.map(({ what, outcome, seconds }) => ({ what, outcome, seconds })))
await writePage()
process.exit(rows.every(({ outcome }) => outcome === 'holds') ? 0 : 1)

async function prove() {
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/proofs.json`,
  ]
  const args = ['run', '--no-file-parallelism', ...report, ...others]
  await exitCode('node_modules/.bin/vitest', args, whole)
}

async function makeJourneys() {
  await getChromium()
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...journeys]
  await exitCode('node_modules/.bin/playwright', args, whole)
}

function rowOf({ what, tests }: Proof, results: Result[]) {
  const ran = tests.map((test) => provedBy(test, results))
  const holds = ran.every((some) => some.length > 0 && some.every(({ hasPassed }) => hasPassed))
  const ms = ran.flat().reduce((sum, result) => sum + result.ms, 0)
  return {
    what,
    how: ran.map((some, place) => howOf(some, tests[place]?.title ?? '')).join('; '),
    outcome: holds ? 'holds' : '**does not hold**',
    seconds: (ms / 1000).toFixed(1),
  }
}

/** The title as it ran, with its size; of several, their number. */
function howOf(results: Result[], title: string): string {
  const [first, ...others] = results
  if (!first) return `${title} (did not run)`
  if (others.length === 0) return first.title
  return `${results.length} × ${title.replaceAll('%s', '…')}`
}

async function writePage(): Promise<void> {
  const [text = '', table = ''] = (await readFile(page, 'utf8')).split(tableBegin)
  const day = new Date().toISOString().slice(0, 10)
  const lines = proofs.flatMap(({ what }) => {
    const row = rows.find((one) => one.what === what)
    if (row) return `| ${what} | ${row.how} | ${row.outcome} | ${row.seconds} | ${day} |`
    return table.split('\n').filter((line) => line.startsWith(`| ${what} |`))
  })
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
  const written = `
| what | as it ran | outcome | s | on |
|---|---|---|--:|---|
${lines.join('\n')}

The newest on ${machine}.
`
  await writeFile(page, `${text}${tableBegin}\n${written}`)
}
