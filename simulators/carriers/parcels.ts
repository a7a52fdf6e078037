import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type ParcelStatus = 'confirmed' | 'in-transit' | 'delivered' | 'cancelled'

/** A shipment as Terminal keeps it. */
export interface Parcel {
  shipment_id: string
  order_code: string
  carrier: string
  status: ParcelStatus
  city: string
  state: string
  tracking_number: string
  created_at: string
  events: { status: string; description: string; location: string; created_at: string }[]
}

/**
 * The parcels with the carriers, in a file: a mall that starts again, or a second process, finds them
 * where they were.
 */
export class Parcels {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    mkdirSync(dirname(path), { recursive: true })
  }

  list(): Parcel[] {
    try {
      // Only this class writes the file.
      return JSON.parse(readFileSync(this.#path, 'utf8')) as Parcel[]
    } catch {
      return []
    }
  }

  find(isIt: (parcel: Parcel) => boolean): Parcel | undefined {
    return this.list().find(isIt)
  }

  /** Adds it, or puts it in the place of what it was; the newest stand first. */
  save(parcel: Parcel): void {
    const held = this.list()
    const place = held.findIndex(({ shipment_id }) => shipment_id === parcel.shipment_id)
    const parcels = place < 0 ? [parcel, ...held] : held.with(place, parcel)
    const next = `${this.#path}.${process.pid}`
    writeFileSync(next, JSON.stringify(parcels.slice(0, maxRetained)))
    renameSync(next, this.#path)
  }
}

const maxRetained = 500
