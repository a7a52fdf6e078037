import { isRecord, isText, isWhole } from '#client/guards.ts'
import { type Auth, signedOut, type UserDetails } from './state.ts'

/** The stored session; none without a token. An invalid profile is null, and is fetched again. */
export function readAuth(stored: unknown): Auth {
  if (!isRecord(stored) || !isText(stored.accessToken) || stored.accessToken === '')
    return signedOut
  return {
    loggedIn: true,
    welcomePopup: stored.welcomePopup === true,
    accessToken: stored.accessToken,
    userDetails: readUser(stored.userDetails),
    verifyBtnClick: stored.verifyBtnClick === true,
    verifyUserInfo: readVerification(stored.verifyUserInfo),
  }
}

function readUser(stored: unknown): UserDetails | null {
  if (!isRecord(stored) || !isWhole(stored.id, 1) || !isText(stored.slug)) return null
  if (!isText(stored.first_name)) return null
  const { id, slug, first_name, unread_notification_count, order_count } = stored
  const balance = isRecord(stored.wallet) ? stored.wallet.available_balance : null
  return {
    id,
    slug,
    first_name,
    middle_name: textOrNull(stored.middle_name),
    last_name: textOrNull(stored.last_name),
    email: textOrNull(stored.email),
    phone_number: textOrNull(stored.phone_number),
    gender: textOrNull(stored.gender),
    date_of_birth: textOrNull(stored.date_of_birth),
    address: textOrNull(stored.address),
    badge: textOrNull(stored.badge),
    unread_notification_count: isWhole(unread_notification_count) ? unread_notification_count : 0,
    verification: readVerification(stored.verification),
    wallet: { available_balance: typeof balance === 'number' ? balance : 0 },
    order_count: isWhole(order_count) ? order_count : 0,
    bank: readBank(stored.bank),
    ...(isText(stored.deposits_closed) && { deposits_closed: stored.deposits_closed }),
  }
}

function readVerification(stored: unknown): Auth['verifyUserInfo'] {
  if (!isRecord(stored)) return null
  const { is_verified, status, reason } = stored
  if (is_verified !== -1 && is_verified !== 0 && is_verified !== 1) return null
  return { is_verified, status: textOrNull(status), reason: textOrNull(reason) }
}

function readBank(stored: unknown): UserDetails['bank'] {
  if (!isRecord(stored)) return null
  const { account_number, bank_name, account_name } = stored
  if (!isText(account_number) || !isText(bank_name) || !isText(account_name)) return null
  return { account_number, bank_name, account_name }
}

function textOrNull(stored: unknown): string | null {
  return isText(stored) ? stored : null
}
