import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** How long a browser has to get its signature. */
export const challengeMs = 5 * 60_000

/** What the signature is for, and who requested it: nobody else can use it, nor for anything else. */
export interface ChallengeUse {
  purpose: 'add' | 'confirm' | 'log-in' | 'second-factor'
  /** `session 12`, `browser <hash>` or `login <hash>`. */
  requester: string
}

/** A new challenge, in Base64url. */
export async function addChallenge(db: Db, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32)
  const expiresAt = new Date(now.getTime() + challengeMs)
  await run(db, insertChallenge, [challenge, use.purpose, use.requester, expiresAt])
  return challenge.toString('base64url')
}

const insertChallenge = rareStatement(
  'challenge-add',
  {},
  `INSERT INTO account_challenges (challenge, purpose, requester, expires_at)
   VALUES ($1, $2, $3, $4)`,
)

/**
 * Takes the challenge that a browser has signed: it is gone, whatever becomes of the signature. Null where
 * it was not issued for this use, is expired, or was taken before.
 */
export async function takeChallenge(
  db: Db,
  use: ChallengeUse,
  clientDataJson: string,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const values = [Buffer.from(challenge, 'base64url'), use.purpose, use.requester, now]
  return (await run(db, deleteChallenge, values)) === 1 ? challenge : null
}

const deleteChallenge = rareStatement(
  'challenge-take',
  {},
  `DELETE FROM account_challenges
   WHERE challenge = $1 AND purpose = $2 AND requester = $3 AND expires_at > $4`,
)

const ClientData = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) })

/** The challenge that the browser says it has signed; null where it says none. */
function challengeIn(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString()
    return ClientData.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}
