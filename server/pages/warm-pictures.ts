import type { Api } from '#contract/client.ts'
import { type Media, startOfHash } from '../platform/media/media.ts'

/**
 * Makes the pictures of the first pages before the first visitor requests them; on later starts they are
 * stored already. Widths are those that the storefront offers for each kind of picture.
 */
export async function warmPictures(api: Api, media: Media): Promise<void> {
  const banners = await Promise.all([api('GET /banner/home-top'), api('GET /banner/category-page')])
  await media.warm(picturesIn(banners), [640, 960, 1280])
  await media.warm(picturesIn(await api('GET /list-menu')), [96, 160])
  const marks = await Promise.all([api('GET /categories/popular'), api('GET /brands/best')])
  await media.warm(picturesIn(marks), [96, 160, 320])
  const cards = await Promise.all([
    api('GET /products/best-deals'),
    api('GET /products/latest-products'),
    api('GET /products/phones'),
    api('GET /products-most-rated'),
    api('GET /products/all/category/{categoryId}', { params: { categoryId: 'null' } }),
  ])
  await media.warm(picturesIn(cards), [320, 480])
}

function picturesIn(answer: unknown): Set<string> {
  const addresses = JSON.stringify(answer).matchAll(/\/media\/([\w-]{16})"/g)
  return new Set(Array.from(addresses, ([, name = '']) => startOfHash(name) ?? ''))
}
