import { Link, useSearch } from '@tanstack/react-router'
import { maxPrintedOrders } from '#contract/limits.ts'
import { EmptyState } from '#ui/state.tsx'
import { addresses, pageOf } from '../pages.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { DocumentButtons } from './document-buttons.tsx'

/** The documents of the orders that the address names, by fifties. */
export function DocumentsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const codes = codesIn(search)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <PageHeader title="Documents" above={<Link to={addresses.picking}>Pick and pack</Link>} />
      {codes.length === 0 && (
        <EmptyState
          title="No order is chosen"
          line="Choose orders in their list, or open the documents of a batch."
        />
      )}
      {partsOf(codes).map((part, place) => (
        <Section key={part[0]} title={titleOf(codes, part, place)}>
          <DocumentButtons codes={part} />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3 text-sm">
            {part.map((code) => (
              <li key={code}>
                <Link
                  to={pageOf.order(code)}
                  className="dense inline-flex items-center font-mono text-link underline"
                >
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

/** For a link to this page. */
export function documentsOf(codes: readonly string[]) {
  return { to: addresses.documents, search: { codes: codes.join() } }
}

/** Codes that no order can have are left out. */
function codesIn({ codes }: Record<string, unknown>): string[] {
  const named = String(codes ?? '').split(',')
  return [...new Set(named.filter((code) => /^[A-Za-z0-9-]{4,40}$/.test(code)))]
}

function partsOf(codes: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let from = 0; from < codes.length; from += maxPrintedOrders) {
    parts.push(codes.slice(from, from + maxPrintedOrders))
  }
  return parts
}

function titleOf(codes: readonly string[], part: readonly string[], place: number): string {
  if (codes.length === 1) return '1 order'
  const from = place * maxPrintedOrders
  return part.length === codes.length
    ? `${codes.length} orders`
    : `Orders ${from + 1} to ${from + part.length} of ${codes.length}`
}
