import { auditSource, hidden, type RecordAudit } from '#server/audit/audit.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { isStale, type QuestionRow } from './rows.ts'
import { readQuestion } from './whole.ts'

export interface QuestionDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  memberNames: MemberNames
  sendMessage: SendMessage
}

/** An answer that could not be sent for so long is dropped; it stays in the table. */
const mailTtlMs = 7 * 24 * 3_600_000

/** Takes a message. Refuses with `conflict` where another member has it, or it is answered. */
export function takeQuestion(deps: QuestionDeps, call: Call, id: number): Promise<void> {
  return changeQuestion(deps, call, id, async (tx, row, memberId) => {
    if (row.member_id !== null && row.member_id !== memberId && !isStale(row, deps.clock.now())) {
      await refuseTaken(tx, deps, row.member_id)
    }
    await run(tx, take, [id, memberId, deps.clock.now()])
    return { state: 'taken' }
  })
}

const take = rareStatement(
  'question-take',
  {},
  'UPDATE contact_messages SET member_id = $2, taken_at = $3 WHERE id = $1 AND answered_at IS NULL',
)

/** Gives a message back. Refuses with `conflict` where another member has it, or nobody. */
export function releaseQuestion(deps: QuestionDeps, call: Call, id: number): Promise<void> {
  return changeQuestion(deps, call, id, async (tx, row, memberId) => {
    await requireOwn(tx, deps, row, memberId)
    await run(tx, release, [id])
    return { state: 'open' }
  })
}

const release = rareStatement(
  'question-release',
  {},
  `UPDATE contact_messages SET member_id = NULL, taken_at = NULL
   WHERE id = $1 AND answered_at IS NULL`,
)

/** Stores the answer and mails it to the writer, both or neither. Refuses with `conflict` unless the member has taken it. */
export function answerQuestion(
  deps: QuestionDeps,
  call: Call,
  { id, answer }: { id: number; answer: string },
): Promise<void> {
  return changeQuestion(deps, call, id, async (tx, row, memberId) => {
    await requireOwn(tx, deps, row, memberId)
    const now = deps.clock.now()
    await run(tx, storeAnswer, [id, memberId, answer, now])
    await deps.sendMessage(tx, {
      to: { email: row.email.toLowerCase() },
      channel: 'email',
      template: 'contact_answer',
      values: { answer, question: row.message, writtenAt: row.created_at },
      expiresAt: new Date(now.getTime() + mailTtlMs),
    })
    return { state: 'answered', answer: hidden }
  })
}

const storeAnswer = rareStatement(
  'question-answer',
  {},
  `UPDATE contact_messages SET answer = $3, answered_at = $4
   WHERE id = $1 AND member_id = $2 AND answered_at IS NULL`,
)

async function changeQuestion(
  { database, recordAudit }: QuestionDeps,
  call: Call,
  id: number,
  change: (tx: Tx, row: QuestionRow, memberId: number) => Promise<Record<string, unknown>>,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    // Of two members the second waits here, and then reads what the first has done.
    if (!(await maybe(tx, lock, [id]))) refuse('not_found')
    const row = await readQuestion(tx, id)
    if (row.answered_at) refuse('conflict', { message: 'This message is answered.' })
    const after = await change(tx, row, staffOf(call).id)
    await recordAudit(tx, auditSource(call), { subject: `question:${id}`, after })
  })
}

const lock = rareStatement(
  'question-lock',
  { id: number },
  'SELECT id FROM contact_messages WHERE id = $1 FOR UPDATE',
)

async function requireOwn(
  tx: Tx,
  deps: QuestionDeps,
  { member_id }: QuestionRow,
  memberId: number,
): Promise<void> {
  if (member_id === memberId) return
  if (member_id === null) refuse('conflict', { message: 'Take the message first.' })
  await refuseTaken(tx, deps, member_id)
}

async function refuseTaken(tx: Tx, { memberNames }: QuestionDeps, holder: number): Promise<never> {
  const name = (await memberNames(tx, [holder])).get(holder) || 'Another member'
  refuse('conflict', { message: `${name} has taken this message.` })
}
