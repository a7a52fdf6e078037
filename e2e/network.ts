import { test as base, expect, type Page } from '@playwright/test'
import { testWire } from '#server/platform/http/test-wire.ts'

interface Network {
  /** The mall's own address, which works whatever the wire does. */
  app: string
  /** Proxy between this journey's pages and the mall. */
  wire: Awaited<ReturnType<typeof testWire>>
}

/** Of the journey that runs in this process. */
let network: Network | undefined

/**
 * Journeys whose network can be cut completely. The browser's own offline mode leaks: a page that is being
 * opened, or a service worker, still reaches the mall for a moment.
 */
export const test = base.extend<{ network: Network }>({
  async baseURL({ baseURL: app = '' }, use) {
    const wire = await testWire(app)
    network = { app, wire }
    await use(new URL(wire.url).origin)
    await wire.cut()
  },
  async network({ baseURL }, use) {
    if (!network) throw new Error(`there is no network at ${baseURL}`)
    await use(network)
  },
})

export function offlineBar(page: Page) {
  return page.getByText('You are offline.')
}

/** Cuts the network and waits until the page has noticed. */
export async function cut({ wire }: Network, page: Page): Promise<void> {
  await wire.cut()
  await page.context().setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
}

export async function mend({ wire }: Network, page: Page): Promise<void> {
  await wire.mend()
  await page.context().setOffline(false)
}
