import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueAddresses } from './catalogue/catalogue.ts'
import { answerWith } from './platform/http/answer-with.ts'
import { refuse } from './platform/http/handler.ts'
import { PreparedResponse } from './platform/http/prepared-response.ts'

/** Addresses in one sitemap file: the protocol's limit. */
const maxInOne = 50_000
const publicSeconds = 3_600

/** Pages that are one shopper's own, and lists that are another list narrowed. */
const notForCrawlers = [
  '/dashboard',
  '/cart',
  '/checkout',
  '/shipping-address',
  '/loader',
  '/thank-you',
  '/order-incomplete',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/simulators',
  '/offline',
  ...['brands', 'prod', 'key', 'discount', 'min_price', 'max_price', 'rating', 'in_stock'].flatMap(
    (name) => [`/*?${name}=`, `/*&${name}=`],
  ),
]

const plainPages = [
  '/',
  '/categories',
  '/faq',
  '/about-us',
  '/contact-us',
  '/data-saver',
  '/refund-policy',
  '/terms-condition',
  '/privacy-policy',
]

/** `robots.txt`, and a sitemap in parts: `/sitemap.xml` names them, the first holds all but products. */
export function crawlerRoutes(
  app: FastifyInstance,
  origin: string,
  catalogue: CatalogueAddresses,
): void {
  const config = { yields: 'browsing' } as const
  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) =>
    answerWith(request, reply, new PreparedResponse({ type, body, publicFor: publicSeconds }))

  app.get('/robots.txt', { config }, (request, reply) =>
    answer(request, reply, 'text/plain; charset=utf-8', robots(origin)),
  )

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const parts = Math.ceil((await catalogue.lastProductId()) / maxInOne)
    const files = ['/sitemap-pages.xml', ...counted(parts).map((n) => `/sitemap-products-${n}.xml`)]
    await answer(request, reply, 'application/xml', list('sitemapindex', 'sitemap', origin, files))
  })

  app.get('/sitemap-pages.xml', { config }, async (request, reply) => {
    const categories = await catalogue.visibleCategoryIds()
    const pages = [...plainPages, ...categories.map((id) => `/categories?categories=${id}`)]
    await answer(request, reply, 'application/xml', list('urlset', 'url', origin, pages))
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part.xml',
    { config },
    async (request, reply) => {
      const part = Number(request.params.part)
      if (!Number.isInteger(part) || part < 1 || part > 10_000) refuse('not_found')
      const slugs = await catalogue.productSlugs((part - 1) * maxInOne + 1, part * maxInOne)
      if (slugs.length === 0) refuse('not_found')
      const pages = slugs.map((slug) => `/product-details/${slug}`)
      await answer(request, reply, 'application/xml', list('urlset', 'url', origin, pages))
    },
  )
}

function robots(origin: string): string {
  const rules = notForCrawlers.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Paths and slugs are plain ASCII without `&` or `<`, so nothing needs escaping. */
function list(root: string, item: string, origin: string, paths: string[]): string {
  const lines = paths.map((path) => `<${item}><loc>${origin}${path}</loc></${item}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`
}

function counted(many: number): number[] {
  return Array.from({ length: many }, (_, index) => index + 1)
}
