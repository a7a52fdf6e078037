import { type Bank, type BankParts, openBank } from './bank.ts'
import type { SendMessage } from './messages/messages.ts'
import { openParcels, type ParcelParts, type Parcels } from './parcels.ts'
import type { Announce } from './platform/database/announce.ts'
import { ratedOrders, reviewedLines } from './reviews/reviews.ts'
import { openRooms, type RoomParts, type Rooms } from './rooms.ts'
import { openSales, type Sales } from './sales.ts'
import { openDepositAccount } from './wallet/wallet.ts'

type Parts = Omit<
  BankParts & ParcelParts & RoomParts,
  'parcelMoved' | 'verified' | 'matched' | keyof Shared
>

export interface Departments {
  bank: Bank
  sales: Sales
  parcels: Parcels
  rooms: Rooms
}

export interface Shared {
  secret: string
  announce: Announce
  sendMessage: SendMessage
  /** Where this process is reached by its own simulators; null while it does not listen. */
  ownUrl: () => string | null
}

/** The parts of the mall that have providers outside, in an order in which each knows those it needs. */
export async function openDepartments(parts: Parts, shared: Shared): Promise<Departments> {
  const { database } = parts
  const bank = await openBank({ ...parts, ...shared })
  const sales = await openSales({
    ...parts,
    ...shared,
    reviewedLines: (lineIds) => reviewedLines(database, lineIds),
    ratedOrders: (orderIds) => ratedOrders(database, orderIds),
  })
  const parcels = await openParcels({ ...parts, ...shared, parcelMoved: sales.moveParcel })
  const rooms = await openRooms({
    ...parts,
    ...shared,
    verified: openDepositAccount,
    matched: bank.askDepositAccount,
  })
  return { bank, sales, parcels, rooms }
}
