import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { carriersPanel } from './panel.ts'
import { Parcels } from './parcels.ts'
import { openTerminal, type Switches } from './terminal.ts'

export interface CarrierSimulatorDeps {
  now: () => Date
  /** Of the file with the parcels, which outlives a restart. */
  folder: string
  /** Names of states that no carrier quotes for, separated by commas: it never answers. */
  statesDown: string
  /** Where Terminal sends tracking events; null while the mall does not listen yet. */
  webhookUrl: () => string | null
  /** How late a slow carrier answers, ms. */
  slowMs?: number
  /** How long a move waits for a parcel that is being booked, ms. */
  timeoutMs?: number
}

export type CarrierSimulator = Awaited<ReturnType<typeof openCarrierSimulator>>

/** Terminal Africa and its carriers on this machine. */
export async function openCarrierSimulator(deps: CarrierSimulatorDeps) {
  const { now, folder, statesDown, webhookUrl, slowMs = 1_500, timeoutMs = 5_000 } = deps
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const parcels = new Parcels(join(folder, 'parcels.json'))
  const switches: Switches = { carriers: new Map(), booking: 'works', webhook: 'works' }
  const terminal = await openTerminal({
    secretKey,
    now,
    parcels,
    switches,
    slowMs,
    silentMs: 60_000,
    statesDown: new Set(statesDown.split(',').map(nameOfState)),
  })
  return {
    url: terminal.url,
    secretKey,
    panel: carriersPanel({ secretKey, webhookUrl, now, parcels, switches, timeoutMs }),
    close: terminal.close,
  }
}

function nameOfState(written: string): string {
  const name = written.trim().toLowerCase()
  return name === 'federal capital territory' ? 'abuja' : name
}
