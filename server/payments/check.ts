import type { PaymentParts } from './parts.ts'
import type { Found } from './provider.ts'
import { settle } from './settle.ts'
import type { PaymentStatus } from './status.ts'

export interface Askable {
  id: number
  txRef: string
}

/**
 * Asks the provider where a payment stands, and settles it. Throws `ProviderTrouble`.
 * `cancelled`: its shopper came back saying so, which counts where the provider saw no try at all.
 */
export async function check(
  parts: PaymentParts,
  { id, txRef }: Askable,
  { cancelled = false } = {},
): Promise<PaymentStatus> {
  const found = await parts.provider.find(txRef)
  const given: Found =
    cancelled && found.state === 'unknown'
      ? { state: 'failed', transactionId: '', reason: 'cancelled' }
      : found
  return settle(parts, id, given)
}
