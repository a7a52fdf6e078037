import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import { officePageRows } from '#contract/limits.ts'
import { type BulkColumnName, bulkColumns } from '#contract/office/bulk-columns.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { api } from '../../api/api.ts'
import { namesQuery } from '../../catalogue-names.ts'
import { momentOf } from '../../lists/time.tsx'
import { addresses } from '../../pages.ts'
import { useMe } from '../../session/me.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { chosenIn } from '../chosen-products.ts'
import { gridQuery } from '../queries.ts'
import type { CellChange, CellChanges } from './changes.ts'
import { Disputed } from './disputed.tsx'
import { countWords, ProductCells } from './product-cells.tsx'
import { useChanges } from './use-changes.ts'

/** Cells of the products that the address names, and of those that were changed here and not sent yet. */
export function GridPage() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const chosen = chosenIn(search)
  const [pageAt, setPageAt] = useState(0)
  const cells = useChanges()
  const own = chosen && 'product_ids' in chosen ? chosen.product_ids.map(Number) : []
  // What was changed here earlier comes last, where it is not chosen now.
  const ids = [...new Set([...own, ...cells.restoredIds])]
  const pages = Math.max(1, Math.ceil(ids.length / officePageRows))
  const page = ids.slice(pageAt * officePageRows, (pageAt + 1) * officePageRows)
  const { data: names } = useQuery(namesQuery)
  const query = useQuery({
    ...gridQuery(page),
    enabled: page.length > 0,
    placeholderData: keepPreviousData,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => {
    if (query.data) cells.rebase(query.data)
  }, [query.data])
  const mayChange = useMayChange()
  return (
    <div className="grid gap-4">
      <PageHeader title="Edit in a grid" above={<Link to={addresses.bulk}>Bulk changes</Link>} />
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <Help />
          <Restored at={cells.restoredAt} changes={cells.changes} onDiscard={cells.discard} />
          {query.data && (
            <Disputed rows={query.data} changes={cells.changes} onChange={cells.change} />
          )}
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className="grid grid-cols-[minmax(0,1fr)]"
          >
            {query.data ? (
              <ProductCells
                rows={query.data}
                names={names}
                changes={cells.changes}
                onChange={cells.change}
                mayChange={mayChange}
              />
            ) : query.error ? (
              <LoadFailed error={query.error} onRefresh={() => void query.refetch()} />
            ) : (
              <Skeleton className="h-96" />
            )}
          </div>
          <Pages count={ids.length} at={pageAt} pages={pages} onTurn={setPageAt} />
          <CheckBar changes={cells.changes} onDiscard={cells.discard} onSent={cells.sent} />
        </>
      )}
    </div>
  )
}

function useMayChange() {
  const { permissions } = useMe()
  return (column: BulkColumnName) =>
    permissions.some((permission) => permission === bulkColumns[column].permission)
}

function Nothing() {
  return (
    <EmptyState
      motif="combs"
      title="No products are chosen"
      line="Choose some in the list of products, then ‘Edit in a grid’."
    >
      <Link to={addresses.products} className={buttonClass({ look: 'accent' })}>
        To the products
      </Link>
    </EmptyState>
  )
}

function Help() {
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      Move with the arrows. Enter edits a cell, Escape takes its change back. You can paste cells of
      a spreadsheet. Nothing changes in the shop until you check and apply it.
    </p>
  )
}

interface RestoredProps {
  at: number | null
  changes: CellChanges
  onDiscard: () => void
}

function Restored({ at, changes, onDiscard }: RestoredProps) {
  if (at === null || changes.size === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm text-on-accent-soft">
      <Icon name="clock" size={18} />
      <p className="mr-auto">
        Your changes from {momentOf(new Date(at))} are back. {countWords(changes)} They are not
        checked yet.
      </p>
      <Button look="quiet" className="dense" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}

interface PagesProps {
  count: number
  /** From 0. */
  at: number
  pages: number
  onTurn: (at: number) => void
}

function Pages({ count, at, pages, onTurn }: PagesProps) {
  return (
    <nav aria-label="Pages of the grid" className="flex flex-wrap items-center gap-2 text-sm">
      <p className="mr-auto text-ink-soft" role="status">
        {count.toLocaleString('en-NG')} {count === 1 ? 'product' : 'products'}
        {pages > 1 && `, page ${at + 1} of ${pages}`}
      </p>
      {at > 0 && (
        <Button look="quiet" className="dense" onClick={() => onTurn(at - 1)}>
          Previous page
        </Button>
      )}
      {at + 1 < pages && (
        <Button look="quiet" className="dense" onClick={() => onTurn(at + 1)}>
          Next page
        </Button>
      )}
    </nav>
  )
}

interface CheckBarProps {
  changes: CellChanges
  onDiscard: () => void
  onSent: () => void
}

/** At the foot of the screen while something is changed. */
function CheckBar({ changes, onDiscard, onSent }: CheckBarProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function check() {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const body = { cells: [...changes.values()].map(toSent) }
      const { data } = await api('POST /office/bulk/cells', { body })
      onSent()
      await navigate({ to: `/bulk/${data.id}` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  if (changes.size === 0) return null
  const products = new Set([...changes.values()].map(({ product_id }) => product_id)).size
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3">
      <p role="alert" className={problem ? 'text-sm font-medium text-danger' : 'hidden'}>
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="accent" onClick={check} aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment…' : 'Check what would change'}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          Discard
        </Button>
        <p className="text-sm text-ink-soft">
          {countWords(changes)} {products === 1 ? '1 product' : `${products} products`}. A copy is
          in this browser.
        </p>
      </div>
    </div>
  )
}

function toSent({ product_id, combination_id, version, column, before, value }: CellChange) {
  return {
    product_id,
    ...(combination_id !== null && { combination_id }),
    version,
    column,
    value,
    ...(column === 'stock_on_hand' && { stock_seen: before }),
  }
}
