import { cardPaymentMinutes, firstPickupHours, pickupHours } from '#contract/limits.ts'

/*
 * The one table of what may wait for its money, by how far a customer is known. The code, the words of a refusal and
 * docs/security.md read it. Beyond it a card order reserves nothing until it is paid, and a pick-up is refused.
 */

/** From the least known: the last one that is true of a customer counts. */
export const trustLevels = ['unknown', 'phone', 'identity', 'delivered'] as const
export type TrustLevel = (typeof trustLevels)[number]

/** What may be unpaid at the same time. */
export interface Bounds {
  orders: number
  /** Lines of one order. */
  lines: number
  /** Units of one item. */
  units: number
  /** Of an item's units on hand, rounded down; but `minUnits` are always allowed. */
  sharePercent: number
  minUnits: number
  /** Of all orders together, naira. */
  naira: number
}

interface LevelLimits extends Bounds {
  /** In the words of docs/security.md. */
  who: string
  cardMinutes: number
  /** 0: nothing is held for a pick-up that is paid there. */
  pickupHours: number
}

export const trustLimits: Readonly<Record<TrustLevel, LevelLimits>> = {
  unknown: {
    who: 'no verified phone',
    orders: 3,
    lines: 10,
    units: 5,
    sharePercent: 2,
    minUnits: 1,
    naira: 500_000,
    cardMinutes: cardPaymentMinutes,
    pickupHours: 0,
  },
  phone: {
    who: 'verified phone',
    orders: 5,
    lines: 20,
    units: 10,
    sharePercent: 4,
    minUnits: 1,
    naira: 2_000_000,
    cardMinutes: cardPaymentMinutes,
    pickupHours: firstPickupHours,
  },
  identity: {
    who: 'identity checked',
    orders: 5,
    lines: 50,
    units: 20,
    sharePercent: 5,
    minUnits: 1,
    naira: 5_000_000,
    cardMinutes: cardPaymentMinutes,
    pickupHours,
  },
  delivered: {
    who: 'an order delivered before',
    orders: 5,
    lines: 100,
    units: 50,
    sharePercent: 25,
    minUnits: 5,
    naira: 20_000_000,
    cardMinutes: cardPaymentMinutes,
    pickupHours,
  },
}

/**
 * All orders from one range of addresses, of customers who are known by no more than a phone. Wide, since a carrier's
 * customers share few addresses: identity checked or delivered before, and the range does not matter.
 */
export const rangeLimits: Bounds = {
  orders: 200,
  lines: 100,
  units: 100,
  sharePercent: 8,
  minUnits: 1,
  naira: 50_000_000,
}

/** The units that `percent` of these are, rounded down. */
export function shareOf(onHand: number, percent: number): number {
  return Math.floor((onHand * percent) / 100)
}
