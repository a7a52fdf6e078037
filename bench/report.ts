import { writeFile } from 'node:fs/promises'
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

/** The folder with one page of figures for each bench. */
const folder = 'bench/results'

/** Replaces the page of a bench. */
export async function report(measured: Measured): Promise<void> {
  await writeFile(`${folder}/${measured.name}.md`, pageOf(measured))
}

export function pageOf({ name, how, figures, at, products, machine }: Measured): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${formatted(figure)} | ${goalOf(figure)} | ${verdict(figure)} |`,
  )
  const facts = Object.values(machine).join(', ')
  return `# ${name}

${how}

| what | measured | goal | |
|---|--:|--:|---|
${rows.join('\n')}

${at.slice(0, 16).replace('T', ' ')} UTC, ${products.toLocaleString('en')} products in the large mall; ${facts}.
`
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
