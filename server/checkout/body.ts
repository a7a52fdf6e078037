import type { z } from 'zod'
import type { CheckoutInput } from '#contract/orders.ts'

export type CheckoutBody = z.output<typeof CheckoutInput>
