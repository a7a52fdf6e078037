import type { ProductDetails } from '#contract/shop/product.ts'

const context = 'https://schema.org'

/** schema.org/Product; prices in naira. */
export function productData(product: ProductDetails, publicUrl: string) {
  const { name, code, brand, images, average_rating, rating_count } = product
  return {
    '@context': context,
    '@type': 'Product',
    name,
    sku: code,
    description: featuresOf(product).join('. '),
    // Some are enough: others are of other colours.
    image: images.slice(0, 4).map(({ image_url }) => `${publicUrl}${image_url}.webp?w=960`),
    brand: { '@type': 'Brand', name: brand.name },
    ...(rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average_rating,
        reviewCount: rating_count,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: `${publicUrl}/product-details/${product.p_slug}`,
      priceCurrency: 'NGN',
      price: product.amount,
      availability: `${context}/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.seller.name },
    },
  }
}

/** The key features, each by itself. */
export function featuresOf({ key_features }: Pick<ProductDetails, 'key_features'>): string[] {
  return key_features.split('\n').filter((feature) => feature.trim() !== '')
}

/** schema.org/BreadcrumbList, from home to the product. */
export function breadcrumbData({ category, name, p_slug }: ProductDetails, publicUrl: string) {
  const steps = [
    { name: 'Home', item: `${publicUrl}/` },
    ...[category.parent, category].map(({ id, name }) => ({
      name,
      item: `${publicUrl}/categories?categories=${id}`,
    })),
    { name, item: `${publicUrl}/product-details/${p_slug}` },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}

/** schema.org/WebSite with its search box. */
export function searchData(storeName: string, publicUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: storeName,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}/categories?prod={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
