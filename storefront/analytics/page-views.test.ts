import { beforeEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '#contract/pages.ts'
import { reportPageView } from './page-views.ts'

const settings: PageSettings = {
  storeName: 'Oja',
  publicUrl: 'https://oja.example',
  year: 2026,
  analytics: { url: 'https://stats.example/', websiteId: 'w-1' },
  chatScriptUrl: null,
  closed: {},
  paymentHost: null,
}
const fetched = vi.fn(async () => new Response())

function visitor(navigator: Partial<Navigator>, referrer = '') {
  vi.stubGlobal('navigator', { language: 'en-NG', ...navigator })
  vi.stubGlobal('document', { title: 'Cart', referrer })
  vi.stubGlobal('location', { hostname: 'oja.example', host: 'oja.example' })
  vi.stubGlobal('screen', { width: 360, height: 800 })
  vi.stubGlobal('fetch', fetched)
}

beforeEach(() => fetched.mockClear())

test("a page view speaks Umami's protocol, with the path alone", () => {
  visitor({}, 'https://search.example/?q=private')
  reportPageView(settings, '/thank-you')
  expect(fetched).toHaveBeenCalledWith(
    'https://stats.example/api/send',
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify({
        type: 'event',
        payload: {
          website: 'w-1',
          hostname: 'oja.example',
          language: 'en-NG',
          screen: '360x800',
          title: 'Cart',
          url: '/thank-you',
          referrer: 'https://search.example',
        },
      }),
    }),
  )
})

test.each([
  ['it is not configured', { ...settings, analytics: null }, {}],
  ['the visitor asks not to be tracked', settings, { doNotTrack: '1' }],
  ['the visitor refuses by privacy control', settings, { globalPrivacyControl: true }],
])('nothing is reported where %s', (_, settings, navigator) => {
  visitor(navigator)
  reportPageView(settings, '/')
  expect(fetched).not.toHaveBeenCalled()
})

test('a report that fails is ignored', async () => {
  visitor({})
  fetched.mockRejectedValueOnce(new TypeError('cut'))
  expect(() => reportPageView(settings, '/')).not.toThrow()
})
