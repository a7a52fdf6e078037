import type { PageSettings } from '#contract/pages.ts'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/**
 * Reports one page view (Umami's protocol) without waiting for the answer. Off unless configured, and for
 * visitors who opt out of tracking. Sends only the path: queries can hold order codes.
 */
export function reportPageView({ analytics }: PageSettings, path: string): void {
  if (!analytics || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  const { hostname, host } = location
  const from = document.referrer && new URL(document.referrer)
  const payload = {
    website: analytics.websiteId,
    hostname,
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    title: document.title,
    url: path,
    referrer: from && from.host !== host ? from.origin : '',
  }
  fetch(`${analytics.url.replace(/\/$/, '')}/api/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'event', payload }),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}
