import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  combinationName,
  type EditedCombination,
  limits,
  missingOf,
  type ValueKey,
  type Variations,
} from './variations.ts'

interface MissingCombinationsProps {
  product: WholeProduct
  variations: Variations
  nameOf: (valueIds: readonly ValueKey[]) => string
  mayPrice: boolean
  onAdd: (added: EditedCombination[], words: string) => void
}

/** How many are named one by one. */
const named = 12

/** What the options make and is not on sale. */
export function MissingCombinations(props: MissingCombinationsProps) {
  const { product, variations, nameOf, mayPrice, onAdd } = props
  const onSale = new Set(variations.combinations.map(({ id }) => id))
  const ended = product.combinations.filter(({ id, stock }) => stock === null && !onSale.has(id))
  // What was on sale before is the same combination again, with its price and its units.
  const before = new Map(ended.map(({ id, value_ids }) => [value_ids.join(), id]))
  const all = missingOf(variations).map((one) => {
    const id = before.get(one.value_ids.join())
    return id === undefined ? one : { id, value_ids: one.value_ids }
  })
  const missing = all.filter(({ id }) => id !== null || mayPrice)
  const spaceLeft = limits.combinations - variations.combinations.length
  const endedName = combinationName(product)
  return (
    <>
      {missing.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="text-sm text-ink-soft">Not on sale, of what the options make:</p>
          <div className="flex flex-wrap gap-2">
            {missing.slice(0, named).map((one) => (
              <Button
                key={one.value_ids.join()}
                look="quiet"
                className="dense [overflow-wrap:anywhere]"
                onClick={() => onAdd([one], `${nameOf(one.value_ids)} is added.`)}
              >
                <Icon name="plus" size={16} />
                {nameOf(one.value_ids)}
              </Button>
            ))}
            {missing.length > 1 && spaceLeft > 0 && (
              <Button
                look="quiet"
                className="dense"
                onClick={() => {
                  const added = missing.slice(0, spaceLeft)
                  onAdd(added, `${added.length} combinations are added.`)
                }}
              >
                Add all {Math.min(missing.length, spaceLeft)}
              </Button>
            )}
          </div>
        </div>
      )}
      {!mayPrice && all.length > missing.length && (
        <p className="text-sm text-ink-soft">
          A new combination needs a price: ask somebody who may change prices to add it.
        </p>
      )}
      {ended.length > 0 && (
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          Not on sale any more, but in orders or with units:{' '}
          {ended
            .slice(0, named)
            .map(({ value_ids }) => endedName(value_ids))
            .join('; ')}
          {ended.length > named && ` and ${ended.length - named} more`}.
        </p>
      )}
    </>
  )
}
