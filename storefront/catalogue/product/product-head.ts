import type { PageContext } from '#client/api.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { product } from '../queries.ts'
import { breadcrumbData, featuresOf, productData } from '../structured-data.ts'

/** The name prefixed with the brand, unless it begins with the brand already. */
export function productTitle({ brand, name }: Pick<ProductDetails, 'brand' | 'name'>): string {
  const prefixed = name.toLowerCase().startsWith(`${brand.name.toLowerCase()} `)
  return prefixed ? name : `${brand.name} ${name}`
}

/** Title, which is brand and name and no more (storefront specification, section 2), canonical address, Open Graph picture and structured data of a product page. */
export function productHead({ api, queryClient, settings }: PageContext, slug: string) {
  const details = queryClient.getQueryData(product(api, slug).queryKey)
  if (!details) return {}
  const title = productTitle(details)
  const url = `${settings.publicUrl}/product-details/${details.p_slug}`
  const description = summary(details)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...details.images.slice(0, 1).flatMap(({ image_url, alt }) => [
        { property: 'og:image', content: `${settings.publicUrl}${image_url}.webp?w=640` },
        { property: 'og:image:alt', content: alt },
      ]),
      { 'script:ld+json': productData(details, settings.publicUrl) },
      { 'script:ld+json': breadcrumbData(details, settings.publicUrl) },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** Search engines show about 158 characters. */
function summary(details: ProductDetails): string {
  const features = featuresOf(details).join(', ')
  return `${productTitle(details)}: ${features}`.slice(0, 158)
}
