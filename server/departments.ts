import { type Bank, type BankDeps, openBank } from './bank.ts'
import type { SendMessage } from './messages/messages.ts'
import { openParcels, type ParcelDeps, type Parcels } from './parcels.ts'
import type { Announce } from './platform/database/announce.ts'
import { ratedOrders, reviewedLines } from './reviews/reviews.ts'
import { openRooms, type RoomDeps, type Rooms } from './rooms.ts'
import { openSales, type Sales } from './sales.ts'
import { openDepositAccount } from './wallet/wallet.ts'

type Deps = Omit<
  BankDeps & ParcelDeps & RoomDeps,
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
export async function openDepartments(deps: Deps, shared: Shared): Promise<Departments> {
  const { database } = deps
  const bank = await openBank({ ...deps, ...shared })
  const sales = await openSales({
    ...deps,
    ...shared,
    reviewedLines: (lineIds) => reviewedLines(database, lineIds),
    ratedOrders: (orderIds) => ratedOrders(database, orderIds),
  })
  const parcels = await openParcels({ ...deps, ...shared, parcelMoved: sales.moveParcel })
  const rooms = await openRooms({
    ...deps,
    ...shared,
    verified: openDepositAccount,
    matched: bank.requestDepositAccount,
  })
  return { bank, sales, parcels, rooms }
}
