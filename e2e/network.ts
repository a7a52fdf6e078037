import { test as base, expect, type Page } from '@playwright/test'
import { testWire } from '#server/platform/http/test-wire.ts'

interface Network {
  /** Where programs reach the mall, whatever its pages can. */
  app: string
  /** Between this journey's pages and the mall. */
  wire: Awaited<ReturnType<typeof testWire>>
}

/** Of the journey that this process is on. */
let network: Network | undefined

/**
 * Journeys whose network can really be cut. The browser's own switch leaks: a page that is just being
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

/** Without a network, as the page itself notices. */
export async function cut({ wire }: Network, page: Page): Promise<void> {
  await wire.cut()
  await page.context().setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
}

export async function mend({ wire }: Network, page: Page): Promise<void> {
  await wire.mend()
  await page.context().setOffline(false)
}
