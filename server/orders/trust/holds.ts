import type { Holder } from '#server/catalogue/catalogue.ts'

/**
 * What an order reserves while it is unpaid: of all free units; of the share of customers without a delivered
 * order; or nothing, until it is paid.
 */
export const holds = ['whole', 'share', 'none'] as const
export type Hold = (typeof holds)[number]

/** Whose units the order holds. */
export function holderOf({ hold }: { hold: Hold }): Holder {
  return hold === 'share' ? 'newcomers' : 'anybody'
}
