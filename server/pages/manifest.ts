import type { FastifyInstance } from 'fastify'
import { answerWith, PreparedResponse } from '#server/platform/http/cache/prepared-response.ts'

const publicSeconds = 3_600

/** The background and theme colours of `ui/tokens.css`, which a manifest cannot read. */
const colors = { background_color: '#faf6ee', theme_color: '#1b2360' }

/** Rendered from `mark.svg`; the maskable one from `icons/maskable.svg`. */
const icons = [
  { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const shortcuts = [
  { name: 'Cart', url: '/cart' },
  { name: 'My Orders', url: '/dashboard/orders' },
  { name: 'All Categories', url: '/categories' },
]

/** The web app manifest: a phone installs the mall as an app under its configured name. */
export function webManifestRoute(app: FastifyInstance, name: string): void {
  const manifest = new PreparedResponse({
    type: 'application/manifest+json',
    body: JSON.stringify({
      name,
      short_name: name,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'en-NG',
      dir: 'ltr',
      categories: ['shopping'],
      ...colors,
      icons,
      shortcuts,
    }),
    publicFor: publicSeconds,
  })
  app.get('/manifest.webmanifest', { config: { yields: 'browsing' } }, (request, reply) =>
    answerWith(request, reply, manifest),
  )
}
