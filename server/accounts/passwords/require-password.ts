import { boolean, text } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { Attempt } from '../codes/attempts.ts'
import type { AccountDeps } from '../deps.ts'
import { deviceHashOf } from '../sessions/known-device.ts'

/**
 * Refuses unless it is the password of the call's own account: `wrong_credentials`, `too_many_tries`. Limited
 * like the attempts of a login, so that a stolen session gives no further guesses.
 */
export async function requirePassword(
  { database, passwords, attempts }: AccountDeps,
  password: string,
  call: Call,
): Promise<void> {
  const { id } = signedIn(call)
  const deviceHash = deviceHashOf(call)
  const account = await maybe(database, ownPassword, [id, deviceHash ?? null])
  const { password_hash, knows_device } = account ?? refuse('unauthenticated')
  const subject = `account ${id}`
  const attempt: Attempt = {
    action: 'password',
    subject,
    ip: call.ip,
    device: knows_device ? deviceHash?.toString('hex') : undefined,
  }
  await attempts.check(attempt)
  const take = () => attempts.take(attempt)
  const isRight = await passwords.isRight(password, password_hash, take, {
    ip: call.ip,
    subject,
  })
  if (!isRight) refuse('wrong_credentials', { message: 'Incorrect password.' })
  await attempts.succeed(attempt)
}

const ownPassword = rareStatement(
  'account-own-password',
  { password_hash: text, knows_device: boolean },
  `SELECT password_hash, EXISTS (
     SELECT FROM account_devices WHERE account_id = accounts.id AND device_hash = $2
   ) AS knows_device
   FROM accounts WHERE id = $1 AND deleted_at IS NULL`,
)
