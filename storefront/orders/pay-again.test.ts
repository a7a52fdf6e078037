import { afterEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '#contract/pages.ts'
import { payAt } from './pay-again.tsx'

const settings: PageSettings = {
  storeName: 'Oja',
  publicUrl: 'https://mall.example.com',
  year: 2026,
  analytics: null,
  chatScriptUrl: null,
  closed: {},
  paymentHost: 'flutterwave.com',
}
const simulated = { ...settings, paymentHost: null }

function follows(link: string, to = settings): boolean {
  const assign = vi.fn<(href: string) => void>()
  const page = { href: 'https://mall.example.com/checkout', host: 'mall.example.com', assign }
  vi.stubGlobal('location', page)
  vi.stubGlobal('addEventListener', () => {})
  const isFollowed = payAt(link, to)
  expect(assign).toHaveBeenCalledTimes(isFollowed ? 1 : 0)
  return isFollowed
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  'https://checkout.flutterwave.com/v3/hosted/pay/abc',
  'https://flutterwave.com/pay/abc',
])('%s is the card provider’s', (link) => expect(follows(link)).toBe(true))

test.each([
  'https://flutterwave.com.evil.example/pay',
  'https://evilflutterwave.com/pay',
  'https://flutterwave.com@evil.example/pay',
  'http://checkout.flutterwave.com/pay',
  '//evil.example/pay',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/simulators/flutterwave/pay/abc',
])('%s is not followed, whoever sent it', (link) => expect(follows(link)).toBe(false))

test('the simulator’s page is followed only on the mall’s own host', () => {
  expect(follows('/simulators/flutterwave/pay/abc', simulated)).toBe(true)
  expect(follows('https://evil.example/pay', simulated)).toBe(false)
})
