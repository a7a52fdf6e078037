import type { GeneratedProduct } from './product.ts'

type Value = string | number | boolean | null

/** Tables in the order of their references, with the columns that are filled. */
export const tables = {
  products:
    'id, p_slug, code, name, category_id, parent_category_id, brand_id, seller_id, form, is_fixed, ' +
    'amount_kobo, previous_amount_kobo, highest_amount_kobo, weight_grams, color, key_features, description_html, ' +
    'popularity, star_counts, created_at, pictures, state',
  product_images: 'id, product_id, position, hash, width, height, placeholder_color, alt',
  product_options: 'id, product_id, position, name',
  option_values: 'id, product_id, option_id, position, name',
  combinations: 'id, product_id, amount_kobo, previous_amount_kobo',
  combination_values: 'product_id, combination_id, option_id, value_id',
  stock: 'product_id, combination_id, on_hand',
  product_reviews:
    'product_id, rating, caption, details, display_name, is_anonymous, created_at, updated_at',
} as const
export type Table = keyof typeof tables

/** The ids that rows of other tables refer to: the last one taken. */
export interface LastIds {
  products: number
  product_images: number
  product_options: number
  option_values: number
  combinations: number
}

/** COPY's text form of rows, by table. */
export type Lines = Record<Table, string[]>

export function noLines(): Lines {
  return {
    products: [],
    product_images: [],
    product_options: [],
    option_values: [],
    combinations: [],
    combination_values: [],
    stock: [],
    product_reviews: [],
  }
}

/** Adds the rows of a product; takes ids from `last`. */
export function addRows(lines: Lines, product: GeneratedProduct, last: LastIds, now: Date): void {
  const { template, price } = product
  const id = last.products
  const pictures = template.pictures.map((picture, position) => {
    const { hash, width, height, placeholder_color } = picture
    const imageId = ++last.product_images
    lines.product_images.push(
      line(imageId, id, position, hash, width, height, placeholder_color, product.name),
    )
    const image_url = `/media/${hash}`
    return { id: imageId, image_url, width, height, placeholder_color, alt: product.name }
  })
  const stars = [1, 2, 3, 4, 5].map(
    (rating) => product.reviews.filter((review) => review.rating === rating).length,
  )
  lines.products.push(
    line(
      id,
      product.slug,
      product.code,
      product.name,
      template.categoryId,
      template.parentCategoryId,
      template.brand.id,
      template.sellerId,
      product.form,
      product.combinations.length === 0,
      price.now,
      price.before,
      highestOf(product),
      product.weightGrams,
      product.color,
      template.keyFeatures,
      product.description,
      product.popularity,
      `{${stars.join(',')}}`,
      daysBefore(now, product.ageDays),
      JSON.stringify(pictures),
      'live',
    ),
  )
  for (const review of product.reviews) {
    const written = daysBefore(now, review.ageDays)
    const { rating, caption, details, displayName, isAnonymous } = review
    lines.product_reviews.push(
      line(id, rating, caption, details, displayName, isAnonymous, written, written),
    )
  }
  if (product.combinations.length === 0) lines.stock.push(line(id, null, product.stock))
  else addChoices(lines, product, last)
}

/** Kobo; null where all combinations cost the same. */
function highestOf({ combinations, price }: GeneratedProduct): number | null {
  const highest = Math.max(price.now, ...combinations.map(({ now }) => now))
  return highest > price.now ? highest : null
}

function addChoices(lines: Lines, product: GeneratedProduct, last: LastIds): void {
  const id = last.products
  const options = product.template.options.map(({ name, values }, position) => {
    const optionId = ++last.product_options
    lines.product_options.push(line(optionId, id, position, name))
    const valueIds = values.map((value, valuePosition) => {
      lines.option_values.push(line(++last.option_values, id, optionId, valuePosition, value))
      return last.option_values
    })
    return { optionId, valueIds }
  })
  for (const combination of product.combinations) {
    const combinationId = ++last.combinations
    lines.combinations.push(line(combinationId, id, combination.now, combination.before))
    lines.stock.push(line(id, combinationId, combination.stock))
    options.forEach(({ optionId, valueIds }, position) => {
      const valueId = valueIds[combination.values[position] ?? 0] ?? null
      lines.combination_values.push(line(id, combinationId, optionId, valueId))
    })
  }
}

function line(...values: Value[]): string {
  return `${values.map(field).join('\t')}\n`
}

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}
