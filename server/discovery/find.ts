import type { FactKind } from '#contract/shop/facts.ts'
import type { Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import { type FoundPart, findFacets, findList, findListAndFacets } from './found.ts'
import { countAmong, countFacets, type Facets } from './listing/facets.ts'
import {
  chosenKinds,
  type FactRow,
  factGroups,
  readFacts,
  withoutKind,
} from './listing/fact-counts.ts'
import { type Among, type Filters, isFiltered, type Page } from './listing/filters.ts'
import { type ListingResult, listAmong, listProducts, listWithFacts } from './listing/listing.ts'
import { priceRange } from './listing/price-range.ts'
import { type NamedPrices, readPrices } from './prices/prices.ts'
import type { Draft } from './words/draft.ts'
import { type Matches, match, matchFacts, matchValues, noMatches } from './words/match.ts'
import {
  completed,
  few,
  requestAsTyped,
  type SearchMatches,
  type Sought,
  search,
} from './words/search.ts'
import { type Understood, understand } from './words/understand.ts'

interface FindRequest {
  /** As they were typed; empty: none. */
  words: string
  filters: Filters
  /** Without it no list is read. */
  page?: Page
  /** How many products each further filter would leave. */
  facets?: boolean
  /** Synonyms or pins that are not saved. */
  draft?: Draft | undefined
}

interface Spelling {
  /** The spelling that found something, where the words as typed found nothing. */
  didYouMean: string | null
  /** Whether no product carries all the words in any spelling. */
  isMissing: boolean
  /** Then the words that the first product does not carry. */
  missingWords: string[]
}

interface FindResult {
  list: ListingResult
  facets: FoundFacets | null
  spelling: Spelling
  /** Products that staff have pinned to the words. */
  pins: number[]
}

type FoundFacets = Omit<Facets, 'facts'> & { facts: ReturnType<typeof factGroups> }

/**
 * Products by words, by filters, or by both: a page of their list, and what further filters would leave.
 *
 * Words take two round trips: one reads them, the next matches, lists and counts. Where fewer than five products match as
 * typed, or staff have pinned some, near misses follow by `completed`, and the products are listed by their ids. List and
 * facets share one match, unless brands are chosen (facets count the others too) or an order (more matches are put in order).
 */
export function find(reader: Reader, request: FindRequest & { page: Page }): Promise<FindResult>
export function find(
  reader: Reader,
  request: FindRequest & { facets: true },
): Promise<{ facets: FoundFacets }>
export async function find(reader: Reader, request: FindRequest): Promise<Partial<FindResult>> {
  const { words, filters } = request
  const readings = readingsOf(request)
  const parts =
    words === ''
      ? await Promise.all(readings.map((reading) => withoutWords(reader, filters, reading)))
      : await withWords(reader, request, readings)
  return joined(parts)
}

/** The lowest and the highest price of what words and filters leave. */
export async function findPrices(
  reader: Reader,
  { words, filters }: Pick<FindRequest, 'words' | 'filters'>,
) {
  if (words === '') return priceRange(reader, filters)
  const found = await searchFor(reader, words, filters)
  return priceRange(reader, filters, found.isAll ? null : found)
}

/** All that words find, the best first. */
export function searchFor(
  db: Db,
  words: string,
  filters: Filters,
  sort?: Page['sort'],
): Promise<SearchMatches> {
  return search(db, { words, isTyping: false }, soughtBy(words, filters, sort))
}

interface Part {
  list?: ListingResult
  facets?: Facets
  /** Facts of a kind that has a chosen one, with only the other kinds chosen. */
  kind?: [FactKind, FactRow[]]
  spelling?: Spelling
  pins?: number[]
}

/** A part of the answer, and what it is read of. */
interface Reading {
  sought: Sought
  /** In the statement that matches. */
  found(db: Db, filters: Filters, values: unknown[]): Promise<Part & Pick<FoundPart, 'finder'>>
  /** Of given products; null: of all. */
  among(reader: Reader, filters: Filters, among: Among | null): Promise<Part>
  /** Of what has the chosen facts, where few products are looked through; else null. */
  byFacts?(reader: Reader, filters: Filters): Promise<Part | null>
}

function readingsOf({ words, filters, page, facets }: FindRequest): Reading[] {
  const sought = soughtBy(words, filters, page?.sort)
  // Among all brands, so that those not ticked are counted too.
  const ofAllBrands = soughtBy(words, { ...filters, brands: [] })
  const isOneMatch =
    words !== '' && filters.brands.length === 0 && sought.limit === ofAllBrands.limit
  const kinds = facets ? chosenKinds(filters.facts) : []
  return [
    ...(page && facets && isOneMatch
      ? [listAndFacetsOf(sought, page)]
      : [...(page ? [listOf(sought, page)] : []), ...(facets ? [facetsOf(ofAllBrands)] : [])]),
    ...kinds.map((kind) => {
      const others = { ...filters, facts: withoutKind(filters.facts, kind) }
      return factsOf(soughtBy(words, others), kind)
    }),
  ]
}

function listOf(sought: Sought, page: Page): Reading {
  return {
    sought,
    found: (db, filters, values) => findList(db, { ...filters, ...page }, values),
    async among(reader, filters, among) {
      const query = { ...filters, ...page }
      return { list: await (among ? listAmong(reader, query, among) : listProducts(reader, query)) }
    },
    async byFacts(reader, filters) {
      const list = await listWithFacts(reader, { ...filters, ...page })
      return list && { list }
    },
  }
}

function facetsOf(sought: Sought): Reading {
  return {
    sought,
    found: findFacets,
    async among(reader, filters, among) {
      return {
        facets: await (among ? countAmong(reader, filters, among) : countFacets(reader, filters)),
      }
    },
  }
}

function listAndFacetsOf(sought: Sought, page: Page): Reading {
  const [list, facets] = [listOf(sought, page), facetsOf(sought)]
  return {
    sought,
    found: (db, filters, values) => findListAndFacets(db, { ...filters, ...page }, values),
    async among(...given) {
      const [listed, counted] = await Promise.all([list.among(...given), facets.among(...given)])
      return { ...listed, ...counted }
    },
  }
}

function factsOf(sought: Sought, kind: FactKind): Reading {
  return {
    sought,
    async found(db, filters, values) {
      const { facets, finder } = await findFacets(db, filters, values)
      return { kind: [kind, facets?.facts ?? []], finder }
    },
    async among(reader, filters, among) {
      const facts = among
        ? (await countAmong(reader, filters, among)).facts
        : await readFacts(reader, filters)
      return { kind: [kind, facts] }
    },
  }
}

async function withoutWords(reader: Reader, filters: Filters, reading: Reading): Promise<Part> {
  const { sought } = reading
  if (sought.facts.length === 0) return reading.among(reader, filters, null)
  const soon = await reading.byFacts?.(reader, filters)
  if (soon) return soon
  const matches = await matchFacts(reader, sought, sought.limit)
  return reading.among(reader, filters, { ...matches, isByWords: false })
}

async function withWords(
  reader: Reader,
  { words, filters, draft }: FindRequest,
  readings: Reading[],
): Promise<Part[]> {
  const { understood, first } = await reader.onOneConnection(async (db) => {
    const understood = await understand(db, { words, isTyping: false, draft })
    const first = await pipelined(
      ...readings.map(async (reading) => ({
        reading,
        ...(await readAsTyped(db, filters, understood, reading)),
      })),
    )
    return { understood, first }
  })
  const whole = first.map(async ({ reading, part, typed }): Promise<Part> => {
    if (part) return part
    const { prices, isAll, ...matches } = await completed(reader, reading.sought, understood, typed)
    const read = await reading.among(reader, withPrices(filters, prices), isAll ? null : matches)
    return { ...read, spelling: matches, pins: matches.pins }
  })
  return Promise.all(whole)
}

/** Reads what matches the words as typed, in the statement that matches. `part` is null where that is not all: few, or pins. */
async function readAsTyped(
  db: Db,
  filters: Filters,
  understood: Understood,
  { sought, found }: Reading,
): Promise<{ part: Part | null; typed: Matches }> {
  const request = requestAsTyped(sought, understood)
  if (understood.pinned) return { part: null, typed: await match(db, request, sought.limit) }
  const values = matchValues(request, sought.limit)
  if (!values) return { part: null, typed: noMatches }
  const { finder, ...part } = await found(db, withPrices(filters, understood.prices), values)
  const typed = { ids: finder.few_ids, isExact: finder.is_exact, category: finder.category }
  return { part: finder.matches >= few ? part : null, typed }
}

/** Prices that the shopper has set win over those in the words. */
function withPrices(filters: Filters, named: NamedPrices): Filters {
  const { minPrice = named.minPrice, maxPrice = named.maxPrice } = filters
  return { ...filters, minPrice, maxPrice }
}

/** A thousand matches are 50 pages: nobody reads more, and ranking them takes milliseconds. */
const maxMatches = 1_000

/** Filters and orders that apply afterwards need more matches to choose from. */
const maxToFilter = 5_000

/** Without words: the most bought products with the chosen facts. Each costs a look-up, and lists are called often. */
const maxWithFacts = 1_000

/** Scope, brands and facts narrow inside the index, so they lose nothing; other filters and orders see the best matches. */
function soughtBy(words: string, filters: Filters, sort: Page['sort'] = 'all'): Sought {
  const { scope, brands, facts } = filters
  const isLater = sort !== 'all' || isFiltered(filters) || readPrices(words).said !== ''
  const limit = words === '' ? maxWithFacts : isLater ? maxToFilter : maxMatches
  return { scope, brands, facts, limit }
}

function joined(parts: Part[]): Partial<FindResult> {
  const { list, spelling = asTyped, pins = [] } = parts.find((part) => part.list) ?? {}
  const counted = parts.find(({ facets }) => facets)?.facets
  const chosen = new Map(parts.flatMap(({ kind }) => (kind ? [kind] : [])))
  const facets = counted ? { ...counted, facts: factGroups(counted.facts, chosen) } : null
  return { facets, spelling, pins, ...(list && { list }) }
}

/** Nothing to say: the words were found. */
const asTyped: Spelling = { didYouMean: null, isMissing: false, missingWords: [] }
