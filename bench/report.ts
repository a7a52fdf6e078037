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

const page = 'docs/performance.md'
const figuresBegin = '<!-- figures: written by npm run bench -->'

/** Writes the figures into the page. */
export async function report(measured: Measured[]): Promise<void> {
  await writeFile(page, renewed(await readFile(page, 'utf8'), measured))
}

/** The page with the measured benches' sections replaced; the other sections stay. */
export function renewed(page: string, measured: Measured[]): string {
  const [text = '', figures = ''] = page.split(figuresBegin)
  const sections = new Map<string, string>()
  for (const section of figures.split(/^(?=## )/m)) {
    const name = /^## (.*)/.exec(section)?.[1]
    if (name) sections.set(name, section.trim())
  }
  for (const one of measured) sections.set(one.name, section(one))
  const sorted = [...sections].toSorted(([a], [b]) => a.localeCompare(b))
  return `${text}${figuresBegin}\n\n${sorted.map(([, section]) => section).join('\n\n')}\n`
}

function section({ name, how, figures, at, products, machine }: Measured): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${formatted(figure)} | ${goalOf(figure)} | ${verdict(figure)} |`,
  )
  const facts = Object.values(machine).join(', ')
  return `## ${name}

${how}

| what | measured | goal | |
|---|--:|--:|---|
${rows.join('\n')}

${at.slice(0, 16).replace('T', ' ')} UTC, ${products.toLocaleString('en')} products in the large mall; ${facts}.`
}

/** `12.3 ms`, with three significant digits. */
export function formatted({ value, unit }: Figure): string {
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
