import type { z } from 'zod'
import type { AddressInput } from '#contract/address.ts'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'

/**
 * The demo people and their past, as plain data. Prices are naira; days count back from the seeding,
 * hours forward from the order.
 */

export interface DemoPerson {
  name: string
  email: string
  /** E.164; null: none yet. */
  phoneNumber: string | null
  password: string
  /** Works in the office, in this role. */
  role?: string
  /** The fields of the account's form. `dateOfBirth`: `1993-04-17`. */
  about?: { genderId: number; dateOfBirth: string; address: string }
  /** Delivery addresses; the first is the default. */
  addresses?: DemoAddress[]
  /** An account number for deposits, and the deposits to it. */
  bank?: { accountNumber: string; deposits: DemoDeposit[] }
  /** The oldest first. */
  orders?: DemoOrder[]
  /** Codes of saved products. */
  saved?: { code: string; daysAgo: number }[]
  /** Codes of viewed products, newest first. */
  viewed?: string[]
}

export interface DemoOrder {
  daysAgo: number
  lines: DemoLine[]
  pay: PaymentCode
  /** Left out: it is picked up. */
  sent?: DemoSending
  coupon?: string
  /** What happened to it, in this order. */
  steps: DemoStep[]
}

export interface DemoLine {
  /** Of a product. */
  code: string
  quantity: number
  /** One of each variation. */
  values?: string[]
}

export interface DemoSending {
  /** Which of the person's addresses, from 0. */
  to: number
  /** Left out: by public transport. */
  carrier?: { name: string; naira: number; time: string }
}

/** A step of an order's life, so many hours after it was placed. */
export type DemoStep = { hours: number } & (
  | {
      event:
        | 'paid by card'
        | 'card refused'
        | 'ready'
        | 'sent'
        | 'delivered'
        | 'cancelled'
        | 'refunded'
    }
  | { event: 'delayed'; note: string }
  /** A line, from 0, or the service of the whole order. */
  | { event: 'reviewed'; line: number; words: DemoWords }
  | { event: 'rated'; words: DemoWords }
)

/** What a customer says. */
export interface DemoWords {
  stars: 1 | 2 | 3 | 4 | 5
  caption: string
  details: string
  isAnonymous?: boolean
}

export interface DemoAddress
  extends Omit<
    z.output<typeof AddressInput>,
    'is_default' | 'country' | 'state' | 'lg' | 'address_type_id'
  > {
  /** ISO 3166-2: `NG-OY`. */
  stateCode: string
  /** The local government area's name. */
  lg: string
  /** Its id in `server/delivery/addresses/add-address.ts`. */
  type: number
}

interface DemoDeposit {
  /** What was sent; the wallet gets less the charge. */
  naira: number
  daysAgo: number
}
