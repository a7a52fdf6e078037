import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Flag, Id, IdInput, line, Time } from '../field.ts'
import { maxMeanings, maxPins } from '../limits.ts'
import { Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'

/** What was searched for without success, or what somebody waits for. */
const FailedSearch = z.object({
  term: z.string(),
  /** Searches that found nothing. */
  times: z.number().int(),
  /** Customers and visitors who asked to be told when it is there. */
  waiting: z.number().int(),
  /** The last search or wish. */
  last_at: Time,
  /** By whom and when it was dismissed; null: it was not, or came back since. */
  dismissed: z.object({ by: z.string(), at: Time }).nullable(),
})
export type FailedSearch = z.infer<typeof FailedSearch>

/** Somebody who waits: an account by name and address, or the number that a visitor left. */
const Waiting = z.object({
  account_id: Id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  since: Time,
})

const Synonym = z.object({
  id: Id,
  version: z.int32(),
  /** What shoppers write, folded. */
  term: z.string(),
  /** What products are called: a search for the term also finds these. */
  meanings: z.array(z.string()),
})
export type Synonym = z.infer<typeof Synonym>

const PinnedTerm = z.object({
  id: Id,
  version: z.int32(),
  term: z.string(),
  /** In their order; a search passes over those that are not for sale. */
  products: z.array(z.object({ id: Id, name: z.string(), is_live: z.boolean() })),
})
export type PinnedTerm = z.infer<typeof PinnedTerm>

const FoundProduct = z.object({
  id: Id,
  name: z.string(),
  image_url: z.string().nullable(),
  amount: Naira,
  is_fixed: Flag,
  in_stock: z.boolean(),
})
export type FoundProduct = z.infer<typeof FoundProduct>

/** The first page of a search, as shoppers get it. */
const Outcome = z.object({
  products: z.array(FoundProduct),
  total: z.number().int(),
  total_is_exact: z.boolean(),
  did_you_mean: z.string().nullable(),
  /** No product has all the words: `products` have most of them. */
  is_missing: z.boolean(),
  /** Of `products` those that stand where they are because they are pinned. */
  pinned: z.array(Id),
})
export type Outcome = z.infer<typeof Outcome>

const Term = line(80).min(1, 'Write what shoppers search for')
/** As the list has it. */
const FailedTerm = z.string().trim().min(1).max(80)
const Meanings = z.array(line(80)).max(maxMeanings, `${maxMeanings} meanings at most`)
const ProductIds = z.array(IdInput).max(maxPins, `${maxPins} products at most`)
/** A new record that is a deleted one again, under its id, so that its history goes on. */
const Restored = z.object({ id: IdInput, version: z.int32().positive() }).optional()
const SynonymEdit = z.object({
  term: Term,
  meanings: Meanings.min(1, 'Write at least one meaning'),
})
const PinsEdit = z.object({
  term: Term,
  product_ids: ProductIds.min(1, 'Pin at least one product'),
})
const version = z.int32()
const params = z.object({ id: IdInput })
const tune = { staff: 'search.tune' } as const
const listQuery = z.object({ search: line(80).optional(), after: PageKey })

/** What the search of the shoppers does not find, and what staff do about it. */
export const search = {
  failedSearches: officeEndpoint({
    method: 'GET',
    path: '/office/search/failures',
    access: tune,
    summary: 'Searches that found nothing, and what customers wait for, the most frequent first',
    query: listQuery.extend({
      /** By searches without a result, or by who waits. */
      order: z.enum(['times', 'waiting']).default('times'),
      /** `dismissed`: those that were dismissed. Left out: all others. */
      of: z.enum(['dismissed']).optional(),
    }),
    answer: z.object({ data: keyed(FailedSearch) }),
  }),
  dismissFailure: officeEndpoint({
    method: 'POST',
    path: '/office/search/failures/dismiss',
    access: tune,
    summary: 'Leave a term out of the list until it is searched for again',
    body: z.object({ term: FailedTerm }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  restoreFailure: officeEndpoint({
    method: 'POST',
    path: '/office/search/failures/restore',
    access: tune,
    summary: 'Take back that a term was dismissed',
    body: z.object({ term: FailedTerm }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  requestsFor: officeEndpoint({
    method: 'GET',
    path: '/office/search/requests',
    access: { staff: 'customers.read' },
    contactsOf: 'search-request',
    summary: 'Who waits for what a search did not find, the first one first; 200 at most',
    query: z.object({ term: Term }),
    answer: z.object({ data: z.object({ waiting: z.array(Waiting) }) }),
  }),
  trySearch: officeEndpoint({
    method: 'POST',
    path: '/office/search/try',
    access: tune,
    summary: 'A search as it is, and as it would be with synonyms or pins that are not saved',
    body: z.object({
      search_term: line(200).min(1, 'Write a search'),
      /** Which term’s meanings to try; with the id of an edited one. Without meanings: as if deleted. */
      synonym: z.object({ id: IdInput.nullable(), term: Term, meanings: Meanings }).optional(),
      pins: z.object({ id: IdInput.nullable(), term: Term, product_ids: ProductIds }).optional(),
    }),
    answer: z.object({
      data: z.object({
        before: Outcome,
        /** Null where nothing was to be tried. */ after: Outcome.nullable(),
      }),
    }),
    errors: ['not_found'],
  }),
  synonyms: officeEndpoint({
    method: 'GET',
    path: '/office/search/synonyms',
    access: tune,
    summary: 'Synonyms by term; `search` narrows them by a part of term or meaning',
    query: listQuery,
    answer: z.object({ data: keyed(Synonym) }),
  }),
  synonym: officeEndpoint({
    method: 'GET',
    path: '/office/search/synonyms/{id}',
    access: tune,
    summary: 'The synonyms of one term',
    params,
    answer: z.object({ data: z.object({ synonym: Synonym }) }),
    errors: ['not_found'],
  }),
  addSynonym: officeEndpoint({
    method: 'POST',
    path: '/office/search/synonyms',
    access: tune,
    keyed: true,
    summary: 'Add synonyms of a term, or put deleted ones back',
    body: SynonymEdit.extend({ restored: Restored }),
    answer: z.object({ data: z.object({ synonym: Synonym }) }),
    errors: ['name_taken'],
  }),
  editSynonym: officeEndpoint({
    method: 'PATCH',
    path: '/office/search/synonyms/{id}',
    access: tune,
    summary: 'Change a term and its synonyms',
    params,
    body: SynonymEdit.extend({ version }),
    answer: z.object({ data: z.object({ synonym: Synonym }) }),
    errors: ['not_found', 'name_taken', 'edited_meanwhile'],
  }),
  deleteSynonym: officeEndpoint({
    method: 'DELETE',
    path: '/office/search/synonyms/{id}',
    access: tune,
    summary: 'Delete the synonyms of a term',
    params,
    answer: z.object({}),
    errors: ['not_found'],
  }),
  pinnedTerms: officeEndpoint({
    method: 'GET',
    path: '/office/search/pins',
    access: tune,
    summary: 'Terms with pinned products',
    query: listQuery,
    answer: z.object({ data: keyed(PinnedTerm) }),
  }),
  pinnedTerm: officeEndpoint({
    method: 'GET',
    path: '/office/search/pins/{id}',
    access: tune,
    summary: 'One term with its pinned products',
    params,
    answer: z.object({ data: z.object({ pins: PinnedTerm }) }),
    errors: ['not_found'],
  }),
  addPins: officeEndpoint({
    method: 'POST',
    path: '/office/search/pins',
    access: tune,
    keyed: true,
    summary: 'Pin products to a term: they come first where it is searched for',
    body: PinsEdit.extend({ restored: Restored }),
    answer: z.object({ data: z.object({ pins: PinnedTerm }) }),
    errors: ['name_taken'],
  }),
  editPins: officeEndpoint({
    method: 'PATCH',
    path: '/office/search/pins/{id}',
    access: tune,
    summary: 'Change a term, its pinned products and their order',
    params,
    body: PinsEdit.extend({ version }),
    answer: z.object({ data: z.object({ pins: PinnedTerm }) }),
    errors: ['not_found', 'name_taken', 'edited_meanwhile'],
  }),
  deletePins: officeEndpoint({
    method: 'DELETE',
    path: '/office/search/pins/{id}',
    access: tune,
    summary: 'Take all pins from a term',
    params,
    answer: z.object({}),
    errors: ['not_found'],
  }),
} as const
