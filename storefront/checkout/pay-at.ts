import { create } from 'zustand'
import type { PageSettings } from '#contract/pages.ts'

/** Whether this page is on its way to the card provider's. */
export const useLeaving = create<{ isLeaving: boolean }>(() => ({ isLeaving: false }))

/**
 * Goes to the card provider's page. A link to anywhere else is not followed, whoever sent it: answers
 * whether it was.
 */
export function payAt(link: string, { paymentHost, publicUrl }: PageSettings): boolean {
  const { protocol, host, href } = new URL(link, location.href)
  const isProvider =
    paymentHost === null
      ? host === location.host || host === new URL(publicUrl).host
      : protocol === 'https:' && (host === paymentHost || host.endsWith(`.${paymentHost}`))
  if (!isProvider) return false
  useLeaving.setState({ isLeaving: true })
  // Whoever comes back by the browser's own button finds the page as it was left.
  addEventListener('pageshow', () => useLeaving.setState({ isLeaving: false }), { once: true })
  location.assign(href)
  return true
}
