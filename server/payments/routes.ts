import type { payments } from '#contract/payments.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { paymentMethods } from './methods.ts'
import type { PaymentParts } from './parts.ts'
import { payAgain } from './pay-again.ts'
import { paymentStand } from './stand.ts'

export function paymentRoutes(parts: PaymentParts): Handlers<typeof payments> {
  return {
    methods: async () => ({ data: { payment_methods: paymentMethods } }),
    async verify({ query }, call) {
      const { id: accountId } = signedIn(call)
      const cancelled = query.status === 'cancelled'
      return { data: await paymentStand(parts, { txRef: query.tx_ref, accountId, cancelled }) }
    },
    async payAgain({ params }, call) {
      const { id: accountId } = signedIn(call)
      return { link: await payAgain(parts, { orderCode: params.order_code, accountId }) }
    },
  }
}
