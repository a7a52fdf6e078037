import type { Scan } from '#contract/office/fulfilment.ts'

/*
 * Scans that the server has not answered yet, in this browser: a phone that walks through a dead spot, or reloads,
 * loses none of them. Each has a key, by which the server counts it once.
 */

const entryOf = (batch: number) => `oja-office-scans:${batch}`

export function pendingScans(batch: number): Scan[] {
  const stored = localStorage.getItem(entryOf(batch))
  if (stored === null) return []
  try {
    const scans: unknown = JSON.parse(stored)
    return Array.isArray(scans) ? scans.filter(isScan) : []
  } catch {
    return []
  }
}

export function addPending(batch: number, scan: Scan): Scan[] {
  return store(batch, [...pendingScans(batch), scan])
}

/** The server has answered these. */
export function dropPending(batch: number, keys: ReadonlySet<string>): Scan[] {
  return store(
    batch,
    pendingScans(batch).filter(({ key }) => !keys.has(key)),
  )
}

function store(batch: number, scans: Scan[]): Scan[] {
  if (scans.length === 0) localStorage.removeItem(entryOf(batch))
  else localStorage.setItem(entryOf(batch), JSON.stringify(scans))
  return scans
}

function isScan(value: unknown): value is Scan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'line_id' in value &&
    typeof value.line_id === 'number' &&
    'barcode' in value &&
    (value.barcode === null || typeof value.barcode === 'string')
  )
}
