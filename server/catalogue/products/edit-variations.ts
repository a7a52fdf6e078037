import type { z } from 'zod'
import { isFarPrice } from '#contract/limits.ts'
import { toKobo } from '#contract/money.ts'
import type { products } from '#contract/office/products.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { certain, number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { forbiddenWords, type RolesAllowed } from '#server/platform/http/field-permissions.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { Edit, ManageDeps } from '../manage/change.ts'
import { changeVariations, type VariationsChanged } from '../manage/change-variations.ts'
import { refuseField } from '../manage/mistakes.ts'
import { type Price, requireTypedTwice } from '../manage/prices.ts'
import { type KnownCombination, knownCombinations, returningOf } from '../manage/returning.ts'
import { firstStock } from '../product/enter-moves.ts'
import { bringBack } from '../product/left-out.ts'
import { koboOf } from './edit-prices.ts'

type SentVariations = Omit<z.output<typeof products.editVariations.body>, 'version'>
type SentCombination = SentVariations['combinations'][number]

export interface VariationDeps extends ManageDeps {
  recordAudit: RecordAudit
  rolesAllowed: RolesAllowed
}

/**
 * The change of options and combinations, as the page's section sends it. Combinations that are there keep their price; one
 * that is new has its own, typed twice where it is far from all that the product has, and its stock by a move. Whoever may
 * not count stock turns no units of a fixed product into those of combinations.
 */
export function editVariations(
  deps: VariationDeps,
  { options, combinations }: SentVariations,
  call: Call,
) {
  return {
    // In another form than it is stored, so that any change by others is in the refusal.
    sent: { variations: '' },
    async change(tx: Tx, edit: Edit) {
      // As the verb does: what returns has its price, which nobody needs to send.
      await bringBack(tx, edit.id, { options, combinations })
      const known = await knownCombinations(tx, edit.id)
      const stored = returningOf({ options, combinations }, known)
      const present = (await many(tx, presentPrices, [edit.id])).map((row) => row.amount_kobo)
      const priced = combinations.map((one, i) => {
        const price = priceOf(one, stored[i] ?? null, present)
        return { id: one.id, places: one.places, onHand: one.on_hand, ...price }
      })
      const variations = { options, combinations: priced }
      const requireMayMove = async () => {
        if (staffOf(call).permissions.has('stock.adjust')) return
        refuse('forbidden', { message: await forbiddenWords('stock.adjust', deps.rolesAllowed) })
      }
      const changed = await changeVariations(deps, { ...edit, variations, requireMayMove })
      await enterStock(deps, tx, edit.id, changed, call)
    },
  }
}

/** Of one that is there, its own; else what was sent. `presentKobo`: all prices that the product has. */
function priceOf(
  { amount, previous_amount, confirmed_amount: confirmed }: SentCombination,
  stored: KnownCombination | null,
  presentKobo: readonly number[],
): Price {
  if (stored) {
    return { amountKobo: stored.amount_kobo, previousAmountKobo: stored.previous_amount_kobo }
  }
  if (amount === null) refuseField('variations', 'Give each new combination a price.')
  const price = koboOf({ amount, previous_amount })
  const { amountKobo } = price
  const [nearest] = presentKobo.toSorted(
    (one, other) => Math.abs(one - amountKobo) - Math.abs(other - amountKobo),
  )
  if (nearest !== undefined && presentKobo.every((kobo) => isFarPrice(kobo, amountKobo))) {
    requireTypedTwice(nearest, amountKobo, confirmed == null ? null : toKobo(confirmed))
  }
  return price
}

/** Units that came and went, each under its item, as a move of the store has them. */
async function enterStock(
  { recordAudit }: VariationDeps,
  tx: Tx,
  productId: number,
  { begun, endedFixed }: VariationsChanged,
  call: Call,
): Promise<void> {
  const source = auditSource(call)
  if (endedFixed !== null) {
    await recordAudit(tx, source, {
      subject: `stock:${productId}`,
      before: { on_hand: endedFixed },
      after: { on_hand: 0, kind: 'corrected' },
    })
  }
  for (const { combinationId, onHand } of begun) {
    await recordAudit(tx, source, {
      subject: `stock:${productId}-${combinationId}`,
      after: { on_hand: onHand, kind: 'received', reason: firstStock },
    })
  }
}

/** What it is sold for now: its own price, or those of its combinations. */
const presentPrices = rareStatement(
  'office-present-prices',
  { amount_kobo: certain(number) },
  `SELECT amount_kobo FROM combinations WHERE product_id = $1 AND retired_at IS NULL
   UNION ALL
   SELECT amount_kobo FROM products WHERE id = $1 AND is_fixed AND amount_kobo IS NOT NULL`,
)
