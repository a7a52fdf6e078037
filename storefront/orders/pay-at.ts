import { create } from 'zustand'
import type { PageSettings } from '#contract/pages.ts'

/** Whether the browser is navigating to the card provider's page. */
export const useLeaving = create<{ isLeaving: boolean }>(() => ({ isLeaving: false }))

/**
 * Opens the card provider's page. Never follows a link to another host, whoever sent it; returns
 * whether it followed.
 */
export function payAt(link: string, { paymentHost, publicUrl }: PageSettings): boolean {
  const { protocol, host, href } = new URL(link, location.href)
  const isProvider =
    paymentHost === null
      ? host === location.host || host === new URL(publicUrl).host
      : protocol === 'https:' && (host === paymentHost || host.endsWith(`.${paymentHost}`))
  if (!isProvider) return false
  useLeaving.setState({ isLeaving: true })
  // The back button restores the page as it was left.
  addEventListener('pageshow', () => useLeaving.setState({ isLeaving: false }), { once: true })
  location.assign(href)
  return true
}
