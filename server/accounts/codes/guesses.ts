import { boolean, bytes, number, type Row } from '#server/platform/database/columns.ts'
import { type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type About, later, maxAttempts, wrongWindowMs } from './issuing.ts'

const guessRow = {
  device: bytes,
  issue: bytes,
  attempts: number,
  is_second: boolean,
  /** It is of a browser that the contact's account knows. */
  is_known: boolean,
  /** The caller is the one who asked for it. */
  is_own: boolean,
  /** Attempts that the caller has left at it. */
  left: number,
}
/** The code with which a guess is compared. */
export type Guess = Row<typeof guessRow>

/**
 * Counts a guess as wrong before its outcome is known. It is compared with one code: the caller's own, else the newest
 * one of the caller's range of addresses, else the newest of all. Null: none has attempts left for the caller.
 */
export function countGuess(db: Db, about: About, now: Date): Promise<Guess | null> {
  const { purpose, contact, requester } = about
  const { device, token, range } = requester
  const windowEndsAt = later(now, wrongWindowMs)
  return maybe(db, takeAttempt, [purpose, contact, device, token, range, now, windowEndsAt])
}

/** The guess was right: neither it nor the same browser's mistypes before it count. */
export async function releaseGuess(tx: Tx, about: About, guess: Guess, now: Date): Promise<void> {
  const { purpose, contact } = about
  const mistypes = guess.is_own ? guess.attempts : 1
  await run(tx, takeBack, [purpose, contact, headOf(guess), mistypes, now])
  if (guess.is_own) await run(tx, clearAttempts, [purpose, contact, guess.device])
}

/** Wrong guesses of the current four months at the contact's codes, of which this one is. */
export async function wrongSoFar(
  tx: Tx,
  { purpose, contact }: About,
  guess: Guess,
  now: Date,
): Promise<number> {
  return (await one(tx, readWrong, [purpose, contact, headOf(guess), now])).wrong
}

/** The row that counts for the contact: a known browser has its own. */
function headOf({ device, is_known }: Guess): Buffer {
  return is_known ? device : Buffer.alloc(0)
}

const wrongNow = 'CASE WHEN wrong_end_at > $6 THEN wrong ELSE 0 END'
const wrongEnd = 'CASE WHEN wrong_end_at > $6 THEN wrong_end_at ELSE $7 END'

const takeAttempt = statement(
  'codes-guess',
  guessRow,
  // Concurrent guesses wait for each other at the contact's row, then at the code's, whose attempts are read anew.
  `WITH heads AS MATERIALIZED (
     SELECT device FROM account_codes WHERE purpose = $1 AND contact = $2 AND device IN ('', $3)
     ORDER BY device FOR UPDATE
   ), live AS (
     SELECT device, sent_at, attempts, neighbour_attempts, other_attempts,
       CASE
         WHEN device = $3 OR device = $4 THEN 'own'
         WHEN requester_range = $5 THEN 'near'
         ELSE 'far'
       END AS place
     FROM account_codes
     WHERE purpose = $1 AND contact = $2 AND used_at IS NULL AND expires_at > $6
       AND device <> '' AND (requester = device OR device = $3)
   ), chosen AS (
     SELECT live.device, place FROM live, (SELECT count(*) FROM heads) AS locked
     WHERE CASE
       WHEN place = 'own' THEN attempts < ${maxAttempts.requester}
       WHEN EXISTS (SELECT FROM live WHERE place = 'own') THEN false
       WHEN place = 'near' THEN neighbour_attempts < ${maxAttempts.neighbours}
       ELSE other_attempts < ${maxAttempts.others}
     END
     ORDER BY place = 'own' DESC, place = 'near' DESC, sent_at DESC LIMIT 1
   ), guess AS (
     UPDATE account_codes AS codes SET
       attempts = attempts + (place = 'own')::integer,
       neighbour_attempts = neighbour_attempts + (place = 'near')::integer,
       other_attempts = other_attempts + (place = 'far')::integer,
       wrong = CASE WHEN codes.device = $3 THEN ${wrongNow} + 1 ELSE wrong END,
       wrong_end_at = CASE WHEN codes.device = $3 THEN ${wrongEnd} ELSE wrong_end_at END
     FROM chosen
     WHERE purpose = $1 AND contact = $2 AND codes.device = chosen.device AND CASE place
       WHEN 'own' THEN attempts < ${maxAttempts.requester}
       WHEN 'near' THEN neighbour_attempts < ${maxAttempts.neighbours}
       ELSE other_attempts < ${maxAttempts.others}
     END
     RETURNING codes.device, issue, attempts, is_second, (codes.device = $3) IS TRUE AS is_known,
       place = 'own' AS is_own,
       CASE place
         WHEN 'own' THEN ${maxAttempts.requester} - attempts
         WHEN 'near' THEN ${maxAttempts.neighbours} - neighbour_attempts
         ELSE ${maxAttempts.others} - other_attempts
       END AS left
   ), counted AS (
     UPDATE account_codes SET wrong = ${wrongNow} + 1, wrong_end_at = ${wrongEnd}
     WHERE purpose = $1 AND contact = $2 AND device = '' AND EXISTS (SELECT FROM guess WHERE NOT is_known)
   )
   SELECT device, issue, attempts, is_second, is_known, is_own, "left" FROM guess`,
)

const clearAttempts = statement(
  'codes-clear-attempts',
  {},
  `UPDATE account_codes SET attempts = 0 WHERE purpose = $1 AND contact = $2 AND device = $3`,
)

const takeBack = statement(
  'codes-take-back',
  {},
  `UPDATE account_codes SET wrong = greatest(wrong - $4, 0)
   WHERE purpose = $1 AND contact = $2 AND device = $3 AND wrong_end_at > $5`,
)

const readWrong = statement(
  'codes-wrong-so-far',
  { wrong: number },
  `SELECT CASE WHEN wrong_end_at > $4 THEN wrong ELSE 0 END AS wrong FROM account_codes
   WHERE purpose = $1 AND contact = $2 AND device = $3`,
)
