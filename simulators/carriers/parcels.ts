import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type ParcelStatus = 'confirmed' | 'in-transit' | 'delivered' | 'cancelled'

/** A shipment as Terminal stores it. */
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

/** The parcels with the carriers, in a file: they survive a restart, and all processes share them. */
export class Parcels {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
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

  /** Inserts or replaces it; the newest parcels are first. */
  save(parcel: Parcel): void {
    const stored = this.list()
    const place = stored.findIndex(({ shipment_id }) => shipment_id === parcel.shipment_id)
    const parcels = place < 0 ? [parcel, ...stored] : stored.with(place, parcel)
    const next = `${this.#path}.${process.pid}`
    writeFileSync(next, JSON.stringify(parcels.slice(0, maxRetained)))
    renameSync(next, this.#path)
  }
}

const maxRetained = 500
