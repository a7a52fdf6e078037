import type { z } from 'zod'
import type { products } from '#contract/office/products.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Edit, ManageDeps } from '../manage/change.ts'
import { changeVariations } from '../manage/change-variations.ts'
import { refuseField } from '../manage/mistakes.ts'
import type { Price } from '../manage/prices.ts'
import { koboOf } from './edit-prices.ts'

type SentVariations = Omit<z.output<typeof products.editVariations.body>, 'version'>

/** The change of options and combinations, as the page's section sends it. Combinations that are there keep their price. */
export function editVariations(deps: ManageDeps, { options, combinations }: SentVariations) {
  return {
    // In another form than it is stored, so that any change by others is in the refusal.
    sent: { variations: '' },
    async change(tx: Tx, edit: Edit) {
      const rows = await many(tx, pricesOf, [edit.id])
      const prices = new Map(
        rows.map((row): [number, Price] => [
          row.id,
          { amountKobo: row.amount_kobo, previousAmountKobo: row.previous_amount_kobo },
        ]),
      )
      const priced = combinations.map(({ id, places, amount, previous_amount, on_hand }) => {
        const stored = id === null ? undefined : prices.get(id)
        const price = stored ?? koboOf({ amount: amount ?? refuseMissing(), previous_amount })
        return { id, places, onHand: on_hand, ...price }
      })
      await changeVariations(deps, { ...edit, variations: { options, combinations: priced } })
    },
  }
}

function refuseMissing(): never {
  refuseField('variations', 'Give each new combination a price.')
}

const pricesOf = rareStatement(
  'office-combination-prices',
  { id: number, amount_kobo: number, previous_amount_kobo: nullable(number) },
  'SELECT id, amount_kobo, previous_amount_kobo FROM combinations WHERE product_id = $1',
)
