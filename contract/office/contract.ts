import type { OfficeEndpoint } from '../endpoint.ts'
import { audit } from './audit.ts'
import { bulk } from './bulk.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { help } from './help.ts'
import { operations } from './operations.ts'
import { pictures } from './pictures.ts'
import { search } from './search.ts'
import { staff } from './staff.ts'
import { views } from './views.ts'

/** What the staff's app calls: one entry per domain. A shopper's page knows none of it. */
export const officeContract = {
  audit,
  bulk,
  catalogue,
  content,
  help,
  operations,
  pictures,
  search,
  staff,
  views,
} as const satisfies Record<string, Record<string, OfficeEndpoint>>
export type OfficeContract = typeof officeContract
