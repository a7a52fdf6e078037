import type { customers } from '#contract/office/customers.ts'
import { seenCustomer } from '#server/accounts/accounts.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, refuse } from '#server/platform/http/handler.ts'
import { commentOnCustomer, endSessionsOf, requestAdjustmentOf } from './change.ts'
import { findPage } from './find.ts'
import { dataOfCustomer, endCustomer, type RequestDeps } from './requests.ts'
import { type WholeDeps, wholeCustomer } from './whole.ts'

/** The public module of customers in the office: all that other domains may import. */
export { eraseComments, exportComments } from './comments.ts'

type CustomerDeps = RequestDeps & WholeDeps

export function openCustomers(deps: CustomerDeps): Domain<Record<never, never>, typeof customers> {
  return { handlers: {}, office: customerHandlers(deps) }
}

function customerHandlers(deps: CustomerDeps): Handlers<typeof customers> {
  const { database } = deps
  const whole = async (id: number) => ({ data: await wholeCustomer(database, deps, id) })
  return {
    async customers({ query }) {
      return { data: await findPage(database, query) }
    },
    customer: ({ params }) => whole(params.id),
    async customerContacts({ params: { id } }) {
      const { email, phone_number, unproved_number } =
        (await seenCustomer(database, id)) ?? refuse('not_found')
      return { data: { email, phone_number: phone_number ?? unproved_number } }
    },
    async endSessions({ params: { id }, body: { device } }, call) {
      await endSessionsOf(deps, call, { id, device })
      const message = device === null ? 'All devices are signed out.' : 'The device is signed out.'
      return { message, ...(await whole(id)) }
    },
    async customerData({ params: { id }, body: { reason } }, call) {
      return { data: await dataOfCustomer(deps, call, { id, reason }) }
    },
    async endCustomer({ params: { id }, body: { reason } }, call) {
      await endCustomer(deps, call, { id, reason })
      return { message: 'The account has ended.', ...(await whole(id)) }
    },
    async adjustWallet({ params: { id }, body }, call) {
      const approval = await requestAdjustmentOf(deps, call, { id, ...body })
      return { message: 'The request waits for another member.', data: { approval } }
    },
    async commentCustomer({ params: { id }, body: { comment } }, call) {
      await commentOnCustomer(deps, call, { id, comment })
      return { message: 'The comment is written.', ...(await whole(id)) }
    },
  }
}
