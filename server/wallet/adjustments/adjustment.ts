import { z } from 'zod'
import { lockActive } from '#server/accounts/accounts.ts'
import { type ApprovalKind, requestApproval } from '#server/approvals/approvals.ts'
import { notify } from '#server/notifications/notifications.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { lockWallet } from '../balance.ts'
import { post } from '../ledger.ts'

const Payload = z.object({ account_id: z.number(), amount_kobo: z.number() })

interface RequestedAdjustment {
  accountId: number
  /** Above zero: into the wallet; below: out of it. */
  amountKobo: number
  /** The customer reads it. */
  reason: string
  by: { staff: number }
  at: Date
}

/**
 * Requests that a wallet is adjusted, which another member decides; answers the request's id. Refuses with `conflict` what the
 * wallet does not have, and who has left. The caller has found the customer.
 */
export async function requestAdjustment(
  tx: Tx,
  { accountId, amountKobo, reason, by, at }: RequestedAdjustment,
): Promise<number> {
  const balanceKobo = await lockForAdjustment(tx, accountId, amountKobo)
  const sum = formatNaira(Math.abs(amountKobo))
  const payload: z.input<typeof Payload> = { account_id: accountId, amount_kobo: amountKobo }
  return requestApproval(tx, {
    kind: 'adjustment',
    subject: `customer:${accountId}`,
    payload,
    title: amountKobo > 0 ? `Add ${sum} to a wallet` : `Take ${sum} out of a wallet`,
    facts: [
      { name: 'The wallet has', value: formatNaira(balanceKobo) },
      { name: 'It would have', value: formatNaira(balanceKobo + amountKobo) },
    ],
    amountKobo: Math.abs(amountKobo),
    reason,
    by,
    at,
  })
}

async function lockForAdjustment(tx: Tx, accountId: number, amountKobo: number): Promise<number> {
  if (!(await lockActive(tx, accountId))) {
    refuse('conflict', { message: 'This customer has left the mall.' })
  }
  const balanceKobo = await lockWallet(tx, accountId)
  if (balanceKobo + amountKobo < 0) {
    refuse('conflict', { message: `The wallet has ${formatNaira(balanceKobo)} only.` })
  }
  return balanceKobo
}

/** Adjustments of wallets: one movement of the ledger for each request, and its customer hears why. */
export function adjustmentKind({
  clock,
  announce,
}: {
  clock: Clock
  announce: Announce
}): ApprovalKind {
  return {
    async run(tx, { id, key, payload, reason }) {
      const { account_id: accountId, amount_kobo: amountKobo } = Payload.parse(payload)
      await lockForAdjustment(tx, accountId, amountKobo)
      const [reference, at] = [`adjustment-${id}`, clock.now()]
      const entries = { wallet: amountKobo, adjustments: -amountKobo }
      await post(tx, { key, kind: 'adjustment', accountId, reference, at, entries })
      await run(tx, addReason, [key, reason, id])
      const sum = formatNaira(Math.abs(amountKobo))
      const content = `${sum} ${amountKobo > 0 ? 'was added to' : 'was taken out of'} your wallet: ${reason}`
      await notify(tx, announce, { accountId, type: 'deposit', content, reference, at })
      const after = { wallet_adjusted_kobo: amountKobo, approval: id }
      return { subject: `customer:${accountId}`, after, reason }
    },
  }
}

const addReason = rareStatement(
  'wallet-adjustment-add',
  {},
  'INSERT INTO wallet_adjustments (key, reason, approval_id) VALUES ($1, $2, $3)',
)
