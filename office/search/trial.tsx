import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import type { FoundProduct, Outcome, search } from '#contract/office/search.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { announce } from '../shell/notices.tsx'

/** Milliseconds without typing after which a search is tried. */
const typingMs = 400

/** Synonyms or pins that are not saved. */
export type TriedChange = Pick<CallInput<typeof search.trySearch>['body'], 'synonym' | 'pins'>

interface TrialProps {
  /** The search to begin with. */
  term: string
  /** Null: there is no change to try. */
  draft: TriedChange | null
}

/** Any search as shoppers get it now, and beside it as it would be with a change that is not saved. */
export function Trial({ term, draft }: TrialProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const searched = useSettled(typed ?? term).trim()
  const change = useSettled(draft && JSON.stringify(draft))
  const { data, error, isFetching } = useQuery({
    queryKey: ['search-trial', searched, change],
    queryFn: async () => {
      const body = { search_term: searched, ...(change && draft) }
      return (await api('POST /office/search/try', { body })).data
    },
    enabled: searched !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const words = data && wordsOf(data.before, data.after)
  useEffect(() => {
    if (words) announce(words)
  }, [words])
  return (
    <section aria-label="Try a search" className="grid gap-3">
      <Field
        className="max-w-xl"
        type="search"
        label="Try a search"
        hint={
          draft
            ? 'Any search, before and after your change. Nothing is saved yet.'
            : 'Current results for these words.'
        }
        value={typed ?? term}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // In a form Enter would save it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {error && <p className="text-sm text-danger">{error.message}</p>}
      {!data && isFetching && <Skeleton className="h-40 rounded-md" />}
      {data && searched !== '' && (
        <div
          aria-busy={isFetching || undefined}
          className={classes('grid gap-3', data.after && 'md:grid-cols-2')}
        >
          <Results
            title={data.after ? 'Before' : 'What shoppers find'}
            outcome={data.before}
            other={null}
          />
          {data.after && <Results title="After" outcome={data.after} other={data.before} />}
        </div>
      )}
    </section>
  )
}

/** The value once it has stayed the same for a moment. */
function useSettled<T extends string | null>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface ResultsProps {
  title: string
  outcome: Outcome
  /** What it is compared with. */
  other: Outcome | null
}

function Results({ title, outcome, other }: ResultsProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 rounded-md border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{totalOf(outcome)}</p>
      </div>
      {outcome.did_you_mean && (
        <p className="text-sm">
          Corrected to <strong>{outcome.did_you_mean}</strong>
        </p>
      )}
      {outcome.is_missing && outcome.products.length > 0 && (
        <p className="text-sm">No product has all of these words. These have some of them.</p>
      )}
      <ol className="grid gap-1">
        {outcome.products.map((product, place) => (
          <ResultRow
            key={product.id}
            product={product}
            place={place}
            isPinned={outcome.pinned.includes(product.id)}
            former={other ? other.products.findIndex(({ id }) => id === product.id) : null}
            isCut={(other?.total ?? 0) > (other?.products.length ?? 0)}
          />
        ))}
      </ol>
    </section>
  )
}

interface ResultRowProps {
  product: FoundProduct
  place: number
  isPinned: boolean
  /** Its place before the change, -1 for none on the first page; null where nothing is compared. */
  former: number | null
  /** Whether there are more than the first page before the change. */
  isCut: boolean
}

function ResultRow({ product, place, isPinned, former, isCut }: ResultRowProps) {
  const { name, image_url, amount, is_fixed, in_stock } = product
  return (
    <li className="grid grid-cols-[1.5rem_2.5rem_minmax(0,1fr)] items-center gap-2 text-sm">
      <span className="text-right text-ink-soft tabular-nums">{place + 1}</span>
      <span className="relative block size-10 overflow-hidden rounded-md">
        <Picture src={image_url} alt="" widths={[96]} sizes="40px" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {isPinned && <Badge tone="brand">Pinned</Badge>}
          <Moved former={former} place={place} isCut={isCut} />
        </span>
        <span className="text-ink-soft">
          {is_fixed ? '' : 'From '}
          {formatNaira(amount)}
          {in_stock ? '' : ', out of stock'}
        </span>
      </span>
    </li>
  )
}

function Moved({ former, place, isCut }: Pick<ResultRowProps, 'former' | 'place' | 'isCut'>) {
  if (former === null || former === place) return null
  if (former < 0) return <Badge tone="success">{isCut ? 'New on this page' : 'New'}</Badge>
  return <Badge>{former > place ? `Up ${former - place}` : `Down ${place - former}`}</Badge>
}

function totalOf({ total, total_is_exact }: Outcome): string {
  if (total === 0) return 'Nothing found'
  const words = `${total.toLocaleString('en-NG')} ${total === 1 ? 'product' : 'products'}`
  return total_is_exact ? words : `At least ${words}`
}

function wordsOf(before: Outcome, after: Outcome | null): string {
  return after ? `Before: ${totalOf(before)}. After: ${totalOf(after)}.` : totalOf(before)
}
