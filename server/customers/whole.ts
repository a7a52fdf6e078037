import { customerEntries } from '#contract/limits.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { listSessions, maskedPhone, seenCustomer } from '#server/accounts/accounts.ts'
import { badgeName } from '#server/badges/badges.ts'
import { productNames } from '#server/catalogue/catalogue.ts'
import { addressLine, postalAddress, readAddresses } from '#server/delivery/delivery.ts'
import { verificationOf } from '#server/identity/identity.ts'
import { messagesTo } from '#server/messages/messages.ts'
import { deliveredCount } from '#server/orders/orders.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { writtenBy } from '#server/reviews/reviews.ts'
import { balanceOf } from '#server/wallet/wallet.ts'
import { commentsOn } from './comments.ts'
import { listedCustomer } from './find.ts'

export interface WholeDeps {
  clock: Clock
  memberNames: MemberNames
}

/** One customer with all that the office shows. Refuses with `not_found`. */
export async function wholeCustomer(db: Db, deps: WholeDeps, id: number): Promise<OfficeCustomer> {
  const row = (await seenCustomer(db, id)) ?? refuse('not_found')
  const contacts = [row.email, row.phone_number ?? row.unproved_number].filter(
    (contact) => contact !== null,
  )
  const [identity, balanceKobo, delivered, lists] = await Promise.all([
    verificationOf(db, id),
    balanceOf(db, id),
    deliveredCount(db, id),
    listsOf(db, deps, { id, contacts }),
  ])
  return {
    ...listedCustomer(row),
    ended_at: row.deleted_at?.toISOString() ?? null,
    identity: identity && { status: identity.status, reason: identity.reason },
    wallet_balance: toNaira(kobo(balanceKobo)),
    badge: await badgeName(db, delivered),
    delivered,
    ...lists,
  }
}

async function listsOf(
  db: Db,
  { clock, memberNames }: WholeDeps,
  { id, contacts }: { id: number; contacts: string[] },
) {
  const [addresses, reviews, messages, sessions, comments] = await Promise.all([
    readAddresses(db, id),
    writtenBy(db, id, customerEntries),
    messagesTo(db, contacts, customerEntries),
    listSessions(db, id, clock.now()),
    commentsOn(db, id, customerEntries),
  ])
  const reviewed = reviews.flatMap(({ product_id }) => product_id ?? [])
  const products = await productNames(db, reviewed)
  const authors = comments.map(({ written_by }) => written_by)
  const nameOf = await namesOfActors(db, authors, memberNames)
  return {
    addresses: addresses.map(presentAddress),
    reviews: reviews.map(({ written_at, ...review }) => ({
      ...review,
      product: products.get(review.product_id ?? 0) ?? null,
      written_at: written_at.toISOString(),
    })),
    messages: messages.map(({ at, orderCode, ...message }) => ({
      ...message,
      at: at.toISOString(),
      order_code: orderCode,
    })),
    devices: sessions.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      name: device,
      signed_in_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
    comments: comments.map(({ id, comment, written_by, written_at }) => ({
      id,
      comment,
      by: nameOf(written_by),
      at: written_at.toISOString(),
    })),
  }
}

function presentAddress(saved: Awaited<ReturnType<typeof readAddresses>>[number]) {
  const address = postalAddress(saved, { lg: saved.lg.name, state: saved.state.name })
  return {
    id: saved.id,
    recipient: address.recipient,
    masked_phone: maskedPhone(address.phone),
    address: addressLine(address) ?? '',
    is_default: saved.is_default === 1,
  }
}
