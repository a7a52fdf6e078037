import { nairaIn } from '#contract/forms/written-number.ts'
import { farPricePercent, isFarPrice } from '#contract/limits.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { useMay } from '../../session/me.ts'
import {
  combinationName,
  type EditedCombination,
  limits,
  missingOf,
  type Variations,
} from './variations.ts'

interface CombinationListProps {
  product: WholeProduct
  variations: Variations
  onChange: (next: Variations) => void
}

/** The combinations on sale; new ones get a price and units here, the others have theirs in their sections. */
export function CombinationList({ product, variations, onChange }: CombinationListProps) {
  const { combinations } = variations
  const onSale = new Set(combinations.map(({ id }) => id))
  const ended = product.combinations.filter(({ id, stock }) => stock === null && !onSale.has(id))
  const [mayPrice, mayCount] = [useMay('prices.edit'), useMay('stock.adjust')]
  // What was on sale before is the same combination again, with its price and its units.
  const all = missingOf(variations).map((one) => {
    const before = ended.find(({ value_ids }) => value_ids.join() === one.value_ids.join())
    return before ? { id: before.id, value_ids: one.value_ids } : one
  })
  const missing = all.filter(({ id }) => id !== null || mayPrice)
  const put = (next: EditedCombination[]) => onChange({ ...variations, combinations: next })
  const spaceLeft = limits.combinations - combinations.length
  return (
    <section aria-label="Combinations" className="grid gap-3">
      <h3 className="text-sm">
        {combinations.length} {combinations.length === 1 ? 'combination' : 'combinations'} on sale
      </h3>
      <ul className="grid gap-2">
        {combinations.map((combination, at) => (
          <Combination
            // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no identity but its values
            key={`${combination.value_ids.join()} ${at}`}
            name={combinationName(variations, combination.value_ids)}
            combination={combination}
            price={product.combinations.find(({ id }) => id === combination.id)?.amount}
            present={presentPrices(product)}
            mayCount={mayCount}
            onChange={(next) => put(combinations.with(at, next))}
            onRemove={() => put(combinations.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">Not on sale, of what the options make:</p>
          <div className="flex flex-wrap gap-2">
            {missing.slice(0, 12).map((one) => (
              <Button
                key={one.value_ids.join()}
                look="quiet"
                className="dense"
                onClick={() => put([...combinations, one])}
              >
                <Icon name="plus" size={16} />
                {combinationName(variations, one.value_ids)}
              </Button>
            ))}
            {missing.length > 1 && spaceLeft > 0 && (
              <Button
                look="quiet"
                className="dense"
                onClick={() => put([...combinations, ...missing.slice(0, spaceLeft)])}
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
      {!mayCount && combinations.some(({ id }) => id === null) && (
        <p className="text-sm text-ink-soft">
          New combinations begin without units: ask somebody who may count stock to enter them.
        </p>
      )}
      {ended.length > 0 && (
        <p className="text-sm text-ink-soft">
          Not on sale any more, but in orders or with units:{' '}
          {ended.map(({ value_ids }) => combinationName(product, value_ids)).join('; ')}.
        </p>
      )}
    </section>
  )
}

/** What the product is sold for now. */
function presentPrices({ is_fixed, amount, combinations }: WholeProduct): { amount: number }[] {
  if (is_fixed) return amount === null ? [] : [{ amount }]
  return combinations.filter(({ stock }) => stock !== null)
}

interface CombinationProps {
  name: string
  combination: EditedCombination
  price: number | undefined
  /** What is on sale, with its prices. */
  present: readonly { amount: number }[]
  mayCount: boolean
  onChange: (next: EditedCombination) => void
  onRemove: () => void
}

function Combination({ name, combination, price, onChange, onRemove, ...of }: CombinationProps) {
  const typed = nairaIn(combination.amount ?? '')
  const isFar =
    typed !== null &&
    of.present.length > 0 &&
    of.present.every(({ amount }) => isFarPrice(amount, typed))
  return (
    <li className="flex flex-wrap items-end gap-3 rounded-md border border-line px-3 py-2">
      <p className="min-w-32 flex-1 self-center text-sm [overflow-wrap:anywhere]">
        {name}
        {price !== undefined && (
          <span className="block text-ink-soft tabular-nums">{formatNaira(price)}</span>
        )}
      </p>
      {combination.id === null && (
        <Field
          className="w-40"
          label="Price"
          aria-label={`Price of ${name}`}
          before="₦"
          inputMode="decimal"
          value={combination.amount ?? ''}
          onChange={({ target }) => onChange({ ...combination, amount: target.value })}
        />
      )}
      {combination.id === null && isFar && (
        <Field
          className="w-40"
          label="Price, a second time"
          aria-label={`Price of ${name}, a second time`}
          hint={`More than ${farPricePercent} % from every other`}
          before="₦"
          inputMode="decimal"
          maxLength={18}
          value={combination.confirmed ?? ''}
          onChange={({ target }) => onChange({ ...combination, confirmed: target.value })}
          onPaste={(event) => event.preventDefault()}
        />
      )}
      {combination.on_hand !== undefined && of.mayCount && (
        <Field
          className="w-24"
          label="Units"
          aria-label={`Units of ${name}`}
          inputMode="numeric"
          value={combination.on_hand}
          onChange={({ target }) => onChange({ ...combination, on_hand: target.value })}
        />
      )}
      <Button look="bare" shape="icon" aria-label={`Take ${name} off sale`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </Button>
    </li>
  )
}
