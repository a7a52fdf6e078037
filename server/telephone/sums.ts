import { z } from 'zod'
import type { Request } from '#contract/endpoint.ts'
import type { Sums, telephone } from '#contract/office/telephone.ts'
import { type Call, Refusal, staffOf } from '#server/platform/http/handler.ts'
import { type PlaceDeps, takenOrder } from './place-taken.ts'

/** No total equals these: placing refuses them with the right ones. */
const none = { sub_total: Number.NaN, shipping: Number.NaN, total: Number.NaN }

const RightSums = z.object({
  sub_total: z.number(),
  shipping: z.number(),
  coupon_amount: z.number(),
  total: z.number(),
})

/**
 * The cost of an order: placing itself says so, since it refuses a shopper who saw other figures with the right
 * ones, and nothing is placed. Refuses all else as placing does.
 */
export async function sumsOf(
  deps: PlaceDeps,
  call: Call,
  body: Request<typeof telephone.telephoneSums>['body'],
): Promise<Sums> {
  try {
    const order = takenOrder(body, none, { staff: staffOf(call).id })
    return await deps.checkout.placeFor(call, order, async () => {
      throw new Error('an order was placed at no price')
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error
    return RightSums.parse(error.details.data)
  }
}
