import type { OfficeEndpoint } from '../endpoint.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { brands } from './brands.ts'
import { bulk } from './bulk.ts'
import { categories } from './categories.ts'
import { content } from './content.ts'
import { counter } from './counter.ts'
import { customers } from './customers.ts'
import { factors } from './factors.ts'
import { fulfilment } from './fulfilment.ts'
import { help } from './help.ts'
import { members } from './members.ts'
import { operations } from './operations.ts'
import { orders } from './orders.ts'
import { parcels } from './parcels.ts'
import { pictures } from './pictures.ts'
import { pricePlans } from './price-plans.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { sellers } from './sellers.ts'
import { officeSession } from './session.ts'
import { stock } from './stock.ts'
import { telephone } from './telephone.ts'
import { tills } from './tills.ts'
import { views } from './views.ts'

/** Members of the staff: how they sign in, who they are, and what they may do. */
export const staff = { ...officeSession, ...factors, ...members, ...roles } as const

export const catalogue = {
  ...brands,
  ...categories,
  ...pricePlans,
  ...products,
  ...sellers,
  ...stock,
} as const

/** What the staff's app calls: one entry per domain. A shopper's page knows none of it. */
export const officeContract = {
  approvals,
  audit,
  bulk,
  catalogue,
  content,
  counter: { ...counter, ...tills },
  fulfilment,
  customers,
  delivery: parcels,
  help: { ...help, ...questions },
  operations,
  orders,
  pictures,
  search,
  staff,
  telephone,
  views,
} as const satisfies Record<string, Record<string, OfficeEndpoint>>
export type OfficeContract = typeof officeContract
