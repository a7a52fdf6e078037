import { nairaIn } from '#contract/forms/written-number.ts'
import { farPricePercent } from '#contract/limits.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import type { CellEdit } from '../../cells/cells.ts'
import { CellsGrid } from '../../cells/cells-grid.tsx'
import { useMay } from '../../session/me.ts'
import { type CombinationRow, combinationRows, newColumns, withEdits } from './combination-rows.ts'
import { MissingCombinations } from './missing-combinations.tsx'
import { SamePrice } from './same-price.tsx'
import { combinationName, type EditedCombination, isFarNew, type Variations } from './variations.ts'

interface CombinationListProps {
  product: WholeProduct
  variations: Variations
  /** What was done, in words. */
  onChange: (next: Variations, words: string) => void
  mayEdit: boolean
}

/** The combinations on sale; new ones get a price and units here, the others have theirs in their sections. */
export function CombinationList({ product, variations, onChange, mayEdit }: CombinationListProps) {
  const { combinations } = variations
  const [mayPrice, mayCount] = [useMay('prices.edit'), useMay('stock.adjust')]
  const nameOf = combinationName(variations)
  const presents = presentPrices(product)
  const rows = combinationRows(variations, product, presents)
  const isNew = combinations.filter(({ id }) => id === null)
  const put = (next: Variations['combinations'], words: string) =>
    onChange({ ...variations, combinations: next }, words)
  const takeOff = {
    heading: 'Take off sale',
    of: ({ at, title }: CombinationRow) => (
      <Button
        look="bare"
        shape="icon"
        aria-label={`Take ${title} off sale`}
        onClick={() => put(combinations.toSpliced(at, 1), `${title} is taken off sale.`)}
      >
        <Icon name="trash" size={18} />
      </Button>
    ),
  }
  function setPrice(amount: number) {
    put(
      withNewPrice(combinations, amount),
      `All ${isNew.length} new prices are ${formatNaira(amount)}.`,
    )
  }
  return (
    <section aria-label="Combinations" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm">
        {combinations.length} {combinations.length === 1 ? 'combination' : 'combinations'} on sale
      </h3>
      {isNew.length > 1 && mayPrice && (
        <SamePrice
          whose={`all ${isNew.length} new combinations`}
          presents={presents}
          isFar={(amount) => isFarNew(presents, amount)}
          onSet={setPrice}
        />
      )}
      {combinations.length > 0 && (
        <CellsGrid
          label="Combinations on sale"
          heading="Combination"
          rows={rows}
          columns={newColumns(rows, {
            mayPrice: mayPrice && mayEdit,
            mayCount: mayCount && mayEdit,
          })}
          changes={none}
          noCell="Its price and its units have their own sections."
          {...(mayEdit && { action: takeOff })}
          onEdit={(edits) => {
            const words = filledWords(edits)
            put(withEdits(combinations, edits), words)
            return words
          }}
        />
      )}
      {isNew.some(({ amount = '' }) => isFarNew(presents, nairaIn(amount) ?? presents[0] ?? 0)) && (
        <p className="text-sm text-ink-soft">
          A new price that is more than {farPricePercent} % from every other is typed a second time.
        </p>
      )}
      {mayEdit && (
        <MissingCombinations
          product={product}
          variations={variations}
          nameOf={nameOf}
          mayPrice={mayPrice}
          onAdd={(added, words) => put([...combinations, ...added], words)}
        />
      )}
      {!mayCount && isNew.length > 0 && (
        <p className="text-sm text-ink-soft">
          New combinations begin without units: ask somebody who may count stock to enter them.
        </p>
      )}
    </section>
  )
}

const none = new Map()

function withNewPrice(combinations: readonly EditedCombination[], amount: number) {
  const text = amount.toFixed(2)
  return combinations.map((one) =>
    one.id === null ? { ...one, amount: text, confirmed: text } : one,
  )
}

function filledWords(edits: readonly CellEdit<CombinationRow>[]): string {
  const [first] = edits
  return edits.length > 1
    ? `${edits.length} cells are filled in.`
    : `${first?.row.title} is filled in.`
}

/** What the product is sold for now, naira. */
function presentPrices({ is_fixed, amount, combinations }: WholeProduct): number[] {
  if (is_fixed) return amount === null ? [] : [amount]
  return combinations.flatMap(({ stock, amount }) => (stock === null ? [] : [amount]))
}
