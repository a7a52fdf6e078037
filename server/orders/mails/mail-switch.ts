import { number } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Whether a member gets mails about new orders. */
export async function hasMails(db: Db, memberId: number): Promise<boolean> {
  return (await many(db, isOn, [memberId])).length > 0
}

const isOn = rareStatement(
  'order-mails-of',
  { member_id: number },
  'SELECT member_id FROM order_mails WHERE member_id = $1 AND is_on',
)

/** Switches them on, from now on, or off. */
export async function switchMails(tx: Db, memberId: number, on: boolean): Promise<void> {
  await run(tx, writeSwitch, [memberId, on])
}

const writeSwitch = rareStatement(
  'order-mails-switch',
  {},
  `INSERT INTO order_mails (member_id, is_on, read_to)
   SELECT $1, $2, coalesce(max(id), 0) FROM order_moves
   ON CONFLICT (member_id) DO UPDATE SET is_on = $2, read_to = greatest(order_mails.read_to, excluded.read_to)`,
)
