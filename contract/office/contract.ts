import type { OfficeEndpoint } from '../endpoint.ts'
import { audit } from './audit.ts'
import { staff } from './staff.ts'
import { views } from './views.ts'

/** What the staff's app calls: one entry per domain. A shopper's page knows none of it. */
export const officeContract = {
  audit,
  staff,
  views,
} as const satisfies Record<string, Record<string, OfficeEndpoint>>
export type OfficeContract = typeof officeContract
