import { kobo, toKobo, toNaira } from '#contract/money.ts'
import type { NewStockMove, stock } from '#contract/office/stock.ts'
import { auditSource } from '#server/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { changed, type RecordDeps } from '#server/records/records.ts'
import { addStock, countStock, type Moved } from '../manage/count-stock.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { editFacts, type StockFacts } from './edit-facts.ts'
import { itemOfKey } from './item-key.ts'
import { stockItem, stockPage } from './stock-items.ts'
import { movesPage } from './stock-moves.ts'

export interface StockDeps extends RecordDeps {
  clock: Clock
}

export function stockHandlers(deps: StockDeps): Handlers<typeof stock> {
  const { database, memberNames } = deps
  return {
    async stockItems({ query }) {
      return { data: await stockPage(database, query) }
    },
    async stockItem({ params }) {
      return { data: await stockItem(database, itemOfKey(params.item)) }
    },
    async editStockFacts({ params, body: { version, ...sent } }, call) {
      const item = itemOfKey(params.item)
      const facts = {
        barcode: sent.barcode,
        bin: sent.bin,
        reorderLevel: sent.reorder_level,
        costKobo: sent.cost === null ? null : toKobo(sent.cost),
      }
      const by = { staff: staffOf(call).id }
      const data = await inTransaction(database.pool, async (tx) => {
        const before = await editFacts(deps, { ...item, version, facts, by, within: tx })
        const after = await stockItem(tx, item)
        await deps.recordAudit(tx, auditSource(call), {
          subject: `stock:${params.item}`,
          ...changed(auditFields(before), auditFields({ ...facts, bin: after.bin })),
        })
        return after
      })
      return { message: 'The facts are saved.', data }
    },
    async moveStock({ params, body }, call) {
      const item = itemOfKey(params.item)
      const data = await inTransaction(database.pool, async (tx) => {
        const { before, onHand } = await move(deps, tx, item, body, call)
        const after = await stockItem(tx, item)
        await deps.recordAudit(tx, auditSource(call), {
          subject: `stock:${params.item}`,
          before: { on_hand: before },
          after: { on_hand: onHand, kind: body.kind },
          reason: body.reason,
        })
        return after
      })
      return { message: 'The move is entered.', data }
    },
    async stockMoves({ params, query }) {
      return { data: await movesPage(database, itemOfKey(params.item), query.after, memberNames) }
    },
  }
}

function move(
  deps: StockDeps,
  within: Tx,
  item: ItemRef,
  body: NewStockMove,
  call: Call,
): Promise<Moved> {
  const change = { ...item, reason: body.reason, by: { staff: staffOf(call).id }, within }
  if (body.kind === 'counted') {
    return countStock(deps, { ...change, onHand: body.on_hand, seenOnHand: body.seen_on_hand })
  }
  const units = body.kind === 'damaged' ? -body.units : body.units
  return addStock(deps, { ...change, kind: body.kind, units })
}

function auditFields({ barcode, bin, reorderLevel, costKobo }: StockFacts) {
  const cost = costKobo === null ? null : toNaira(kobo(costKobo))
  return { barcode, bin, reorder_level: reorderLevel, cost }
}
