import { setTimeout as rest } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** The bytes and the web vitals of one visit to a page. */
export interface Visit {
  /** Bytes over the wire, headers and bodies, by kind of resource. */
  bytes: { all: number; scripts: number; documents: number }
  /** ms, unitless, ms (web.dev's definitions). */
  largestPaint: number
  layoutShift: number
  blockingTime: number
}

/** A phone's network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip; its processor is four times slower. */
const slowPhone = {
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
  processor: 4,
}

/** ms after which a visit ends, even if bytes still arrive. */
const longestVisit = 30_000

/**
 * Opens an address in a new tab of this browser profile and measures until the network is idle. The page
 * is not scrolled: what a visitor loads by reading on is not in the figures.
 */
export async function visitPage(
  context: BrowserContext,
  address: string,
  throttled: boolean,
): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (throttled) await slowDown(session)
  const bytes = await countBytes(session)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load' })
  await networkIdle(session)
  // Long tasks and shifts that come late, such as a slider's first step, belong to the visit.
  await page.waitForTimeout(throttled ? 2_000 : 500)
  const felt = await readFelt(page)
  await page.close()
  return { bytes: bytes(), ...felt }
}

/** Waits until nothing has come for half a second. Playwright's 'networkidle' never comes while an event stream is open. */
async function networkIdle(session: CDPSession): Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', note)
  session.on('Network.loadingFinished', note)
  session.on('Network.dataReceived', note)
  const end = last + longestVisit
  while (performance.now() < Math.min(last + 500, end)) await rest(100)
}

/** Throttles the tab to the phone's network and processor. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowPhone.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor })
}

/** Counts the bytes that this tab receives from now on. */
export async function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = { all: 0, scripts: 0, documents: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    bytes.all += encodedDataLength
    if (kind === 'Script') bytes.scripts += encodedDataLength
    if (kind === 'Document' || kind === 'Stylesheet') bytes.documents += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

interface Felt {
  paint: number
  largestPaint: number
  layoutShift: number
  longTasks: { at: number; lasted: number }[]
}

declare global {
  interface Window {
    felt?: Felt
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const felt: Felt = { paint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] }
  window.felt = felt
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.paint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    felt.largestPaint = startTime
  })
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
      felt.layoutShift += Number(entry.value)
    }
  })
  on('longtask', ({ startTime, duration }) => {
    felt.longTasks.push({ at: startTime, lasted: duration })
  })
}

async function readFelt(page: Page) {
  const felt = await page.evaluate(() => window.felt)
  if (!felt || felt.largestPaint === 0) throw new Error('the page painted nothing')
  const blockingTime = felt.longTasks
    .filter(({ at }) => at >= felt.paint)
    .reduce((sum, { lasted }) => sum + Math.max(0, lasted - 50), 0)
  return { largestPaint: felt.largestPaint, layoutShift: felt.layoutShift, blockingTime }
}
