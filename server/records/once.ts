import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, type Column, json, nullable } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { Refusal, refuse } from '#server/platform/http/handler.ts'
import type { AnswerOnce } from '#server/platform/http/keyed.ts'
import { type CallKey, claimOf, KeyTaken, retainMs } from './claim-key.ts'
import { drain, hashed } from './hashed-input.ts'

/** ms for which a repetition waits for the answer of the first call, which is still being made. */
const answerTimeoutMs = 5_000

/**
 * Answers a call of a member with its key. Its first entry of the audit claims the key, in the transaction of the change;
 * the same key again gets the first answer, and with other contents `idempotency_key_reused`. A refused call leaves the
 * key free.
 */
export function answerOnce({ database, clock }: { database: Database; clock: Clock }): AnswerOnce {
  return async function once(caller, raw, answer) {
    const { idempotencyKey: key, staff, name: call } = caller
    if (key === null || !staff) return answer(caller, raw)
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      const message = 'Idempotency-Key: 1 to 255 visible signs'
      refuse('validation_failed', { errors: { 'idempotency-key': [message] } })
    }
    const { input, hash } = hashed(raw)
    const callKey: CallKey = { memberId: staff.id, call, key, hash }
    const claim = claimOf(callKey, () => clock.now())
    const oldest = new Date(clock.now().getTime() - retainMs)
    const replay = async () => ({ body: await firstAnswer(database, callKey, oldest), cookies: [] })
    if (await stored(database, callKey, oldest)) {
      await drain(input.file)
      return replay()
    }
    try {
      const result = await answer({ ...caller, claim }, input)
      if (claim.isTaken) {
        await run(database, storeAnswer, [staff.id, call, key, JSON.stringify(result.body)])
      }
      return result
    } catch (error) {
      const isOther = error instanceof KeyTaken || (error instanceof Refusal && !claim.isTaken)
      if (!isOther || !(await stored(database, callKey, oldest))) throw error
      // The first call was done meanwhile: a name is taken by itself.
      await drain(input.file)
      return replay()
    }
  }
}

/** The answer of the call that has claimed the key. */
async function firstAnswer(db: Db, callKey: CallKey, oldest: Date): Promise<object> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    const row = await stored(db, callKey, oldest)
    if (row && !row.body_hash.equals(callKey.hash())) {
      const message =
        'We already received this form with different details. Check the saved version, then send it again.'
      refuse('idempotency_key_reused', { message })
    }
    if (row?.answer) return row.answer
    if (waitedMs >= answerTimeoutMs) break
    await wait(50)
  }
  refuse('conflict', { message: 'This has already been done. Reload the page to see it.' })
}

/** The body of a success, as JSON. */
const answerColumn: Column<object> = {
  types: [],
  has: (value): value is object => typeof value === 'object' && value !== null,
}

function stored(db: Db, { memberId, call, key }: CallKey, oldest: Date) {
  return maybe(db, read, [memberId, call, key, oldest])
}

const read = statement(
  'office-keys-read',
  { body_hash: bytes, answer: nullable(json(answerColumn)) },
  `SELECT body_hash, answer FROM office_keys
   WHERE member_id = $1 AND call = $2 AND key = $3 AND stored_at >= $4`,
)

const storeAnswer = statement(
  'office-keys-answer',
  {},
  'UPDATE office_keys SET answer = $4 WHERE member_id = $1 AND call = $2 AND key = $3',
)

/** Job, nightly. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await run(db, deleteKeys, [new Date(now.getTime() - retainMs)])
}

const deleteKeys = rareStatement(
  'office-keys-delete',
  {},
  'DELETE FROM office_keys WHERE stored_at < $1',
)
