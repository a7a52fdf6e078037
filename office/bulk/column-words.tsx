import { bulkColumnNames, bulkColumns } from '#contract/office/bulk-columns.ts'
import { Section } from '../shell/section.tsx'

/** What a file may say. */
export function ColumnWords() {
  return (
    <Section title="What a file looks like">
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>‘CSV UTF-8’ or ‘Unicode text’ of a spreadsheet: with commas, semicolons or tabs.</li>
        <li>
          The first line names the columns, in any order. A column that is not there stays as it is.
        </li>
        <li>An empty cell changes nothing. The word ‘none’ empties what may be empty.</li>
        <li>
          A product that is sold by combinations has a row for each of them, for price and stock.
        </li>
        <li>
          The product exports of Shopify and WooCommerce are read as they are. They add products
          alone, as drafts.
        </li>
        <li>At most 50 MB and 100,000 rows.</li>
        <li>
          Downloaded products can be sent back: only what you changed changes. Text that a
          spreadsheet would take for a number, a date or a formula has an apostrophe before it.
        </li>
      </ul>
      <dl className="grid gap-2 text-sm">
        {bulkColumnNames.map((name) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="font-semibold [overflow-wrap:anywhere]">{name}</dt>
            <dd className="text-ink-soft">{bulkColumns[name].words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
