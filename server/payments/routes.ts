import type { payments } from '#contract/payments.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import type { PaymentDeps } from './deps.ts'
import { presentMethods } from './methods.ts'
import { payAgain } from './pay-again.ts'
import { paymentStatus } from './payment-status.ts'

export function paymentHandlers(deps: PaymentDeps): Handlers<typeof payments> {
  return {
    methods: async () => ({ data: { payment_methods: presentMethods() } }),
    async verify({ query }, call) {
      const { id: accountId } = signedIn(call)
      const cancelled = query.status === 'cancelled'
      return { data: await paymentStatus(deps, { txRef: query.tx_ref, accountId, cancelled }) }
    },
    async payAgain({ params }, call) {
      const { id: accountId } = signedIn(call)
      return { link: await payAgain(deps, { orderCode: params.order_code, accountId }) }
    },
  }
}
