import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { search } from './search.ts'

/** The whole API on one screen: one entry per domain. */
export const contract = { catalogue, content, search } as const
export type Contract = typeof contract
