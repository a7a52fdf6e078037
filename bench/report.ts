import { readFile, writeFile } from 'node:fs/promises'
import { type Figure, isReached } from './bench.ts'

export interface Measured {
  name: string
  how: string
  figures: Figure[]
  /** ISO 8601, UTC. */
  at: string
  /** Products of the large mall. */
  products: number
  machine: Record<string, string | number | undefined>
}

const resultsFile = 'bench/results.json'
const page = 'docs/performance.md'
const figuresBegin = '<!-- figures: written by npm run bench -->'

/** Puts what was measured in the place of its bench's earlier figures, in file and page. */
export async function report(measured: Measured[]): Promise<void> {
  const renewed = new Set(measured.map(({ name }) => name))
  const earlier = (await readResults()).filter(({ name }) => !renewed.has(name))
  const all = [...earlier, ...measured].toSorted((a, b) => a.name.localeCompare(b.name))
  await writeFile(resultsFile, `${JSON.stringify(all, null, 2)}\n`)
  const [text = ''] = (await readFile(page, 'utf8')).split(figuresBegin)
  await writeFile(page, `${text}${figuresBegin}\n${all.map(section).join('')}`)
}

/** What earlier runs wrote; nothing where there was none. The file is ours alone. */
async function readResults(): Promise<Measured[]> {
  const text = await readFile(resultsFile, 'utf8').catch(() => '[]')
  const results: Measured[] | object = JSON.parse(text)
  return Array.isArray(results) ? results : []
}

function section({ name, how, figures, at, products, machine }: Measured): string {
  const rows = figures.map(
    (figure) => `| ${figure.what} | ${shown(figure)} | ${goalOf(figure)} | ${verdict(figure)} |`,
  )
  const facts = Object.values(machine).join(', ')
  return `
## ${name}

${how}

| what | measured | goal | |
|---|--:|--:|---|
${rows.join('\n')}

${at.slice(0, 10)}, ${products.toLocaleString('en')} products in the large mall; ${facts}.
`
}

/** `12.3 ms`, with three figures that count. */
export function shown({ value, unit }: Figure): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))
  return `${value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 4) })} ${unit}`.trim()
}

export function goalOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim()
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim()
}

export function verdict(figure: Figure): string {
  return { true: 'reached', false: '**missed**', undefined: '' }[`${isReached(figure)}`]
}
