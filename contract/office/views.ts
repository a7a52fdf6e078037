import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line } from '../field.ts'
import type { Permission } from './permissions.ts'

/** The list's name in the office, such as `members`. */
const ListName = z.string().regex(/^[a-z-]{1,40}$/)
/** What opens each list: who may see it reads and makes views of it for all. Null: any member. */
export const viewedLists: Readonly<Record<string, Permission | null>> = {
  products: 'products.read',
  categories: 'products.read',
  brands: 'products.read',
  sellers: 'products.read',
  stock: 'stock.adjust',
  'price-plans': 'prices.edit',
  bulk: 'imports.run',
  'search-failures': 'search.tune',
  synonyms: 'search.tune',
  pins: 'search.tune',
  banner: 'content.edit',
  tile: 'content.edit',
  representative: 'content.edit',
  socials: 'content.edit',
  help: 'content.edit',
  approvals: 'refunds.make',
  orders: 'orders.read',
  customers: 'customers.read',
  questions: 'messages.answer',
  members: 'staff.manage',
  roles: null,
  audit: 'audit.read',
}

const ViewName = line(60).min(1, 'Give it a name')

const View = z.object({
  id: Id,
  name: z.string(),
  /** Filters, order and columns as the list's address has them: `state=active&columns=name,seen`. */
  query: z.string(),
  /** Else the member alone sees it. */
  is_for_all: z.boolean(),
  /** Only its maker changes or removes it. */
  is_own: z.boolean(),
  /** The maker's name. */
  by: z.string(),
})
export type View = z.infer<typeof View>

/** Saved views of the office's lists, for one member or for all. */
export const views = {
  savedViews: officeEndpoint({
    method: 'GET',
    path: '/office/views',
    access: { office: 'member' },
    summary: 'The views of one list that the member sees, by name',
    query: z.object({ list: ListName }),
    answer: z.object({ data: z.object({ views: z.array(View) }) }),
  }),
  saveView: officeEndpoint({
    method: 'POST',
    path: '/office/views',
    access: { office: 'member' },
    keyed: true,
    summary: 'Save a view; one’s own of the same name is replaced',
    body: z.object({
      list: ListName,
      name: ViewName,
      query: z.string().max(1_000),
      is_for_all: z.boolean(),
    }),
    answer: z.object({ data: z.object({ view: View }) }),
    errors: ['list_full', 'forbidden'],
  }),
  removeView: officeEndpoint({
    method: 'POST',
    path: '/office/views/{id}/remove',
    access: { office: 'member' },
    summary: 'Remove one of one’s own views',
    params: z.object({ id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
} as const
