import { approvalKindTable } from '#contract/office/approval-kinds.ts'
import { actorOf } from '#server/platform/actor.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { ApprovalDeps } from './deps.ts'
import { approvalColumns, approvalRow, requestOf } from './rows.ts'
import { moveApproval } from './states.ts'

export const expireJob = 'approvals-expire'

/** Requests of one run. */
const perRun = 100

/** A mail about a request is not sent once it is so old, ms. */
const staleMs = 24 * 3_600_000

/** Job: what nobody has decided in time ends. */
export async function expireApprovals(deps: ApprovalDeps): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const at = deps.clock.now()
    for (const row of await many(tx, due, [at, perRun])) {
      await deps.kinds[row.kind].released?.(tx, requestOf(row))
      await moveApproval(tx, row.id, { state: 'expired', by: { job: expireJob }, at })
    }
  })
}

const due = rareStatement(
  'approvals-due',
  approvalRow,
  `SELECT ${approvalColumns} FROM approvals WHERE state = 'waiting' AND expires_at <= $1
   ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`,
)

/** Job: a mail about each new request, to whoever may decide it and has no page of the office open. Once. */
export async function mailApprovals(deps: ApprovalDeps): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const now = deps.clock.now()
    for (const { id, kind, words, requested_by } of await many(tx, toMail, [perRun])) {
      const { permission } = approvalKindTable[kind]
      const members = await deps.membersWith(tx, permission)
      const mails = await deps.mailsWith(tx, members, permission)
      const open = await deps.openPagesOf(tx, [...mails.keys()], now)
      const requester = actorOf(requested_by)
      for (const [member, email] of mails) {
        if (open.has(member) || ('staff' in requester && requester.staff === member)) continue
        await deps.sendMessage(tx, {
          to: { email },
          channel: 'email',
          template: 'office_approval',
          values: { title: words.title, officeLink: `${deps.officeUrl}/office/approvals/${id}` },
          expiresAt: new Date(now.getTime() + staleMs),
        })
      }
      await run(tx, markMailed, [id, now])
    }
  })
}

const toMail = rareStatement(
  'approvals-to-mail',
  approvalRow,
  `SELECT ${approvalColumns} FROM approvals WHERE state = 'waiting' AND mailed_at IS NULL
   ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`,
)

const markMailed = rareStatement(
  'approval-mailed',
  {},
  'UPDATE approvals SET mailed_at = $2 WHERE id = $1',
)
