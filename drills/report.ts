import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { DrillRow } from './drill.ts'

const page = 'docs/drills.md'
const tableBegin = '<!-- the table: written by npm run drill -->'
const columns = ['what', 'to reach', 'figures', 'reached', 'on']

/**
 * Writes the rows into the table of docs/drills.md: each in the place of the row about the same, new ones at
 * the end; the others stay. The day is UTC's.
 */
export async function writeDrills(rows: readonly DrillRow[], at: Date): Promise<void> {
  await writeFile(page, withRows(await readFile(page, 'utf8'), rows, at))
}

/** The page's text with these rows in its table. */
export function withRows(text: string, rows: readonly DrillRow[], at: Date): string {
  const [before = '', table = ''] = text.split(tableBegin)
  const lines = new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| ') && line !== headerOf(columns))
      .map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]),
  )
  for (const row of rows) lines.set(cell(row.what), lineOf(row, at))
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
  return `${before}${tableBegin}

${headerOf(columns)}
|${columns.map(() => '---|').join('')}
${[...lines.values()].join('\n')}

The newest on ${machine}.
`
}

function lineOf({ what, toReach, figures, isReached }: DrillRow, at: Date): string {
  const day = at.toISOString().slice(0, 10)
  return headerOf([what, toReach, figures, isReached ? 'yes' : '**no**', day].map(cell))
}

function headerOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function cell(text: string): string {
  return text.replaceAll(/\s*[|\n]\s*/g, ' / ')
}
