import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, PreparedResponse } from '#server/platform/http/cache/prepared-response.ts'
import { pages } from '#storefront/pages.ts'
import type { CatalogueAddresses } from '../catalogue/catalogue.ts'
import { refuse } from '../platform/http/handler.ts'

/** Addresses in one sitemap file: the protocol's limit. */
const maxPerFile = 50_000
const publicSeconds = 3_600

/**
 * No page: a crawler has to read one to learn that it is not listed (`noindex`), and lists a blocked one by its links
 * alone. A rule holds for all addresses that begin with it.
 */
const notForCrawlers = ['/api/v1/office']

/** Of products there are files of their own. */
const plainPages = pages
  .filter(({ indexed, path }) => indexed && !path.includes('$'))
  .map(({ path }) => path)

/**
 * `robots.txt`, and sitemaps: `/sitemap.xml` is the index, the first file lists all but products. `catalogue` opens, for
 * one request, what may be some seconds old.
 */
export function crawlerRoutes(
  app: FastifyInstance,
  origin: string,
  catalogue: () => CatalogueAddresses,
): void {
  const config = { yields: 'browsing' } as const
  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) =>
    answerWith(request, reply, new PreparedResponse({ type, body, publicFor: publicSeconds }))

  app.get('/robots.txt', { config }, (request, reply) =>
    answer(request, reply, 'text/plain; charset=utf-8', robots(origin)),
  )

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const count = Math.ceil((await catalogue().lastProductId()) / maxPerFile)
    const files = ['/sitemap-pages.xml', ...upTo(count).map((n) => `/sitemap-products-${n}.xml`)]
    await answer(request, reply, 'application/xml', list('sitemapindex', 'sitemap', origin, files))
  })

  app.get('/sitemap-pages.xml', { config }, async (request, reply) => {
    const categories = await catalogue().visibleCategoryIds()
    const pages = [...plainPages, ...categories.map((id) => `/categories?categories=${id}`)]
    await answer(request, reply, 'application/xml', list('urlset', 'url', origin, pages))
  })

  app.get<{ Params: { number: string } }>(
    '/sitemap-products-:number.xml',
    { config },
    async (request, reply) => {
      const number = sitemapNumber(request.params.number)
      const slugs = await catalogue().productSlugs(
        (number - 1) * maxPerFile + 1,
        number * maxPerFile,
      )
      if (slugs.length === 0) refuse('not_found')
      const pages = slugs.map((slug) => `/product-details/${slug}`)
      await answer(request, reply, 'application/xml', list('urlset', 'url', origin, pages))
    },
  )
}

function sitemapNumber(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : refuse('not_found')
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

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
