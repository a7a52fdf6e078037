import { aboutUs } from '../words/about-us.ts'
import { faq } from '../words/faq.ts'
import { privacy } from '../words/privacy.ts'
import { refundPolicy } from '../words/refund-policy.ts'
import type { HelpPage } from '../words/shape.ts'
import { terms } from '../words/terms.ts'

export type PageName = 'about-us' | 'refund-policy' | 'terms-and-condition' | 'privacy-policy'
export type HelpName = PageName | 'faq'

/** The words that the mall is delivered with. */
export const delivered = {
  'about-us': aboutUs,
  'refund-policy': refundPolicy,
  'terms-and-condition': terms,
  'privacy-policy': privacy,
  faq,
} satisfies Record<PageName, (storeName: string) => HelpPage> & Record<'faq', typeof faq>

export const pageNames = [
  'about-us',
  'refund-policy',
  'terms-and-condition',
  'privacy-policy',
] as const satisfies readonly PageName[]
