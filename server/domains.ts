import { type Bank, type BankDeps, openBank } from './bank.ts'
import { type Dashboard, type DashboardDeps, openDashboard } from './dashboard.ts'
import type { SendMessage } from './messages/messages.ts'
import { openParcels, type ParcelDeps, type Parcels } from './parcels.ts'
import type { Announce } from './platform/database/announce.ts'
import { ratedOrders, reviewedLines } from './reviews/reviews.ts'
import { openSales, type Sales } from './sales.ts'
import { openDepositAccount } from './wallet/wallet.ts'

type Deps = Omit<
  BankDeps & ParcelDeps & DashboardDeps,
  'parcelMoved' | 'verified' | 'matched' | keyof Shared
>

export interface Domains {
  bank: Bank
  sales: Sales
  parcels: Parcels
  dashboard: Dashboard
}

export interface Shared {
  secret: string
  announce: Announce
  sendMessage: SendMessage
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

/** The domains with external providers, opened in the order of their dependencies. */
export async function openDomains(deps: Deps, shared: Shared): Promise<Domains> {
  const { database } = deps
  const bank = await openBank({ ...deps, ...shared })
  const sales = await openSales({
    ...deps,
    ...shared,
    reviewedLines: (lineIds) => reviewedLines(database, lineIds),
    ratedOrders: (orderIds) => ratedOrders(database, orderIds),
  })
  const parcels = await openParcels({ ...deps, ...shared, parcelMoved: sales.moveParcel })
  const dashboard = await openDashboard({
    ...deps,
    ...shared,
    verified: openDepositAccount,
    matched: bank.requestDepositAccount,
  })
  return { bank, sales, parcels, dashboard }
}
