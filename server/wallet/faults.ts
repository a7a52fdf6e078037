import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'

/**
 * Where the ledger contradicts itself. The database lets none of it happen, so whatever is found was written past it:
 * by hand, by a fault of a disk, by an incomplete copy.
 */
export function ledgerFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, faults)
}

const faults = rareStatement(
  'wallet-faults',
  faultColumns,
  `${faultOf('entries of a transaction that do not sum to zero', "'transaction ' || transaction_id || ' (' || sum || ' kobo)'")}
  FROM (
    SELECT transaction_id, sum(amount_kobo) AS sum FROM wallet_entries
    GROUP BY transaction_id HAVING sum(amount_kobo) <> 0
  ) AS uneven
  UNION ALL
  ${faultOf('a transaction without entries', "'transaction ' || id || ' (' || key || ')'")}
  FROM wallet_transactions
  WHERE NOT EXISTS (SELECT FROM wallet_entries WHERE transaction_id = wallet_transactions.id)
  UNION ALL
  ${faultOf('a ledger that does not sum to zero', "'the ledger (' || sum || ' kobo)'")}
  FROM (SELECT sum(amount_kobo) FROM wallet_entries HAVING sum(amount_kobo) <> 0) AS uneven
  UNION ALL
  ${faultOf(
    'a wallet whose balance is not the sum of its entries',
    "'account ' || account_id || ' (' || balance_kobo || ' kobo, entries of ' || coalesce(entries.sum, 0) || ')'",
  )}
  FROM wallets
  LEFT JOIN (
    SELECT account_id, sum(amount_kobo) FROM wallet_entries WHERE book = 'wallet' GROUP BY account_id
  ) AS entries USING (account_id)
  WHERE balance_kobo <> coalesce(entries.sum, 0)`,
)
