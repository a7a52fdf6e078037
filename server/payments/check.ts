import type { PaymentDeps } from './deps.ts'
import type { PaymentLookup } from './provider.ts'
import { settle } from './settle.ts'
import type { PaymentStatus } from './status.ts'

export interface Askable {
  id: number
  txRef: string
}

/**
 * Looks up a payment at the provider, and settles it. Throws `ProviderError`.
 * `cancelled`: the shopper returned with this status, which counts only where the provider has no attempt.
 */
export async function check(
  deps: PaymentDeps,
  { id, txRef }: Askable,
  { cancelled = false } = {},
): Promise<PaymentStatus> {
  const found = await deps.provider.find(txRef)
  const given: PaymentLookup =
    cancelled && found.state === 'unknown'
      ? { state: 'failed', transactionId: '', reason: 'cancelled' }
      : found
  return settle(deps, id, given)
}
