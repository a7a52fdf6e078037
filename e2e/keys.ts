import { expect, type Page } from '@playwright/test'

/** More stops than any page has. */
const maxStops = 600

/**
 * Goes through the page with the Tab key: each stop is seen, in the window and under nothing, and has a mark of focus;
 * the keys leave the page again, and nothing that can be pressed is left out.
 */
export async function expectKeysReachAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A page may have put the focus into its first field: the keys begin where the focus was last.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
  await page.evaluate(forEachPressable, 'mark' as const)
  const faults: string[] = []
  for (let stop = 0; stop <= maxStops; stop++) {
    expect(stop, 'the keys leave the page').toBeLessThan(maxStops)
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(faultOfStop)
    if (fault === null) break
    if (fault) faults.push(fault)
  }
  expect([...faults, ...(await page.evaluate(forEachPressable, 'missed' as const))]).toEqual([])
}

/**
 * What is wrong with the element in focus; '' where nothing is, null where the keys have left the page. A date has a stop
 * for each of its parts.
 */
async function faultOfStop(): Promise<string | null> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const element = document.activeElement
  const last = document.querySelector('[data-stop="here"]')
  if (element && element === last) return ''
  last?.setAttribute('data-stop', 'reached')
  if (!element || element === document.body || element.getAttribute('data-stop') === 'reached')
    return null
  element.setAttribute('data-stop', 'here')
  // A native button or box under a drawn one: the label is what is seen.
  const { width, height } = element.getBoundingClientRect()
  const isDrawn = width < 5 || height < 5 || getComputedStyle(element).opacity === '0'
  const seen = (isDrawn && (element.closest('label') ?? element.parentElement)) || element
  const name = element.outerHTML.slice(0, 160)
  const box = seen.getBoundingClientRect()
  const left = Math.max(box.left, 0)
  const right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, innerHeight)
  if (right - left < 2 || bottom - top < 2) return `outside the window: ${name}`
  const above = (share: number) =>
    document.elementFromPoint(left + (right - left) * share, top + (bottom - top) / 2)
  const isFree = (share: number) => {
    // Of two sliders on one track each lets presses through, but for its handle.
    if (getComputedStyle(seen).pointerEvents === 'none') return true
    const at = above(share)
    return at !== null && (seen.contains(at) || at.contains(seen))
  }
  if (![0.1, 0.5, 0.9].some(isFree))
    return `covered: ${name} by ${above(0.5)?.outerHTML.slice(0, 160)}`
  const marked = [
    element,
    seen,
    seen.firstElementChild,
    element.nextElementSibling,
    seen.parentElement,
  ]
  const isOutlined = (one: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const hasMark = marked.some((one) => one && (isOutlined(one) || isOutlined(one, '::after')))
  return hasMark ? '' : `no mark of focus: ${name}`
}

/**
 * What can be pressed or filled in and is seen; of radio buttons one stop is enough. At first it is marked; afterwards
 * the answer names what is still there and was no stop.
 */
function forEachPressable(turn: 'mark' | 'missed'): string[] {
  const pressable =
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [type=radio]), select:not(:disabled), textarea:not(:disabled), summary'
  const seen = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.tabIndex >= 0 &&
      !one.closest('[inert]'),
  )
  if (turn === 'missed') {
    return seen
      .filter((one) => one.getAttribute('data-stop') === 'not yet')
      .map((one) => `no stop: ${one.outerHTML.slice(0, 160)}`)
  }
  for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop')
  for (const one of seen) one.setAttribute('data-stop', 'not yet')
  return []
}
