import type { ProductDetails } from '#contract/catalogue.ts'
import type { PageContext } from '../context.ts'
import { product } from './queries.ts'
import { breadcrumbData, productData } from './structured-data.ts'

/** 'Brand prefix plus product name'; a name that begins with its brand already has it. */
export function productTitle({ brand, name }: Pick<ProductDetails, 'brand' | 'name'>): string {
  const prefixed = name.toLowerCase().startsWith(`${brand.name.toLowerCase()} `)
  return prefixed ? name : `${brand.name} ${name}`
}

/** Title, canonical address, sharing picture and structured data of a product's page. */
export function productHead({ api, queryClient, settings }: PageContext, slug: string) {
  const found = queryClient.getQueryData(product(api, slug).queryKey)
  if (!found) return {}
  const title = productTitle(found)
  const url = `${settings.publicUrl}/product-details/${found.p_slug}`
  const description = summary(found)
  return {
    meta: [
      { title: `${title} | ${settings.storeName}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...found.images.slice(0, 1).flatMap(({ image_url, alt }) => [
        { property: 'og:image', content: `${settings.publicUrl}${image_url}.webp?w=640` },
        { property: 'og:image:alt', content: alt },
      ]),
      { 'script:ld+json': productData(found, settings.publicUrl) },
      { 'script:ld+json': breadcrumbData(found, settings.publicUrl) },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** Search engines show about 158 characters. */
function summary(found: ProductDetails): string {
  const features = found.key_features.split('\n').filter(Boolean).join(', ')
  return `${productTitle(found)}: ${features}`.slice(0, 158)
}
