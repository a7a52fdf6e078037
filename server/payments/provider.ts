/** A card provider as the mall needs it; amounts are kobo. Every call may throw `ProviderError`. */
export interface CardProvider {
  /** Opens the page at which the shopper pays; answers its address. Safe to repeat. */
  openLink(request: LinkRequest): Promise<string>
  /** Nobody can pay there any more. Safe to repeat. */
  closeLink(link: string): Promise<void>
  /** The outcome of a payment: the only source that is trusted. */
  find(txRef: string): Promise<PaymentLookup>
  /** Refunds money. Never repeated without `findRefund`: a repetition is a second refund. */
  refund(request: RefundRequest): Promise<{ providerId: string }>
  /** A refund that may have been taken although its answer never came. */
  findRefund(request: RefundRequest): Promise<{ providerId: string } | null>
}

export interface LinkRequest {
  txRef: string
  amountKobo: number
  orderCode: string
  /** Where the shopper comes back to. */
  returnUrl: string
  payer: Payer
  /** How long the page accepts the payment, whole minutes. */
  minutes: number
}

/** Who pays, as the provider's page shows it and its receipt is addressed. */
export interface Payer {
  email: string
  name: string
  /** E.164. */
  phoneNumber: string | null
}

export interface RefundRequest {
  transactionId: string
  amountKobo: number
  /** Identifies this refund among all, in the comment that the provider stores with it. */
  mark: string
  /** When it was requested. */
  since: Date
}

export type PaymentLookup =
  /** There was no attempt to pay. */
  | { state: 'unknown' }
  | { state: 'pending' }
  | { state: 'failed'; transactionId: string; reason: 'declined' | 'cancelled' }
  | {
      state: 'successful'
      transactionId: string
      txRef: string
      amountKobo: number
      /** ISO 4217. */
      currency: string
    }
