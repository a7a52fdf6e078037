import { cleanDescription } from '#server/catalogue/catalogue.ts'
import { boughtOften } from './demo/demand.ts'
import type { DemoProduct } from './demo/shape.ts'
import { productPictures } from './product-pictures.ts'
import type { Row, Rows, StorePicture } from './rows.ts'

interface Circumstances {
  now: Date
  /** The slugs given so far. */
  slugs: Set<string>
  storePicture: StorePicture
}

const dayMs = 86_400_000

/** Adds all rows of one product. Sellers, brands and categories must exist. */
export async function addProduct(
  rows: Rows,
  product: DemoProduct,
  { now, slugs, storePicture }: Circumstances,
): Promise<void> {
  const id = rows.products.length + 1
  const category = find(rows.categories, product.category)
  const brand = find(rows.brands, product.brand)
  rows.products.push({
    id,
    p_slug: newSlug(product, slugs),
    code: product.code,
    name: product.name,
    category_id: category.id,
    parent_category_id: category.parent_id,
    brand_id: brand.id,
    seller_id: find(rows.sellers, product.seller).id,
    form: product.form,
    is_fixed: product.variations === null,
    amount_kobo: inKobo(product.price),
    previous_amount_kobo: inKobo(product.previousPrice),
    weight_grams: Math.round(product.weight * 1000),
    color: product.color,
    key_features: product.keyFeatures.join('\n'),
    description_html: cleanDescription(product.description),
    bulk_text: product.bulkText,
    popularity: Math.round(boughtOften(product) * 1_000_000),
    star_counts: [0, 0, 0, 0, 0],
    created_at: new Date(now.getTime() - product.addedDaysAgo * dayMs),
    state: 'live',
  })
  if (product.variations === null) addStock(rows, id, null, product.stock)
  else addVariations(rows, product.variations, id)
  await addImages(rows, product, id, storePicture)
  addReviews(rows, product, id, now)
}

async function addImages(rows: Rows, product: DemoProduct, id: number, storePicture: StorePicture) {
  const pictures = productPictures(product)
  const hashes = await Promise.all(pictures.map(({ picture }) => storePicture(picture)))
  const values = product.variations
    ? rows.option_values.filter(({ product_id }) => product_id === id)
    : []
  for (const [position, { picture, value }] of pictures.entries()) {
    const { width, height, placeholder_color, alt } = picture
    rows.product_images.push({
      id: rows.product_images.length + 1,
      product_id: id,
      position,
      hash: hashes[position],
      width,
      height,
      placeholder_color,
      alt: `${product.name}${value === null ? '' : `, ${value}`}: ${alt}`,
      option_value_id: value === null ? null : values.find(({ name }) => name === value)?.id,
    })
  }
}

function addVariations(
  rows: Rows,
  { options, combinations }: NonNullable<DemoProduct['variations']>,
  productId: number,
) {
  const choices = options.map((option, position) => {
    const optionId = rows.product_options.length + 1
    rows.product_options.push({ id: optionId, product_id: productId, position, name: option.name })
    const values = option.values.map((name, place) => {
      const id = rows.option_values.length + 1
      rows.option_values.push({
        id,
        product_id: productId,
        option_id: optionId,
        position: place,
        name,
        swatch: option.paints?.[place] ?? null,
      })
      return [name, id] as const
    })
    return { optionId, values: new Map(values) }
  })
  for (const combination of combinations) {
    const id = rows.combinations.length + 1
    rows.combinations.push({
      id,
      product_id: productId,
      amount_kobo: inKobo(combination.price),
      previous_amount_kobo: inKobo(combination.previousPrice),
    })
    for (const [i, { optionId, values }] of choices.entries()) {
      rows.combination_values.push({
        product_id: productId,
        combination_id: id,
        option_id: optionId,
        value_id: values.get(combination.values[i] ?? ''),
      })
    }
    addStock(rows, productId, id, combination.stock)
  }
}

function addStock(rows: Rows, productId: number, combinationId: number | null, onHand: number) {
  rows.stock.push({
    id: rows.stock.length + 1,
    product_id: productId,
    combination_id: combinationId,
    on_hand: onHand,
    held: 0,
  })
}

function addReviews(rows: Rows, product: DemoProduct, productId: number, now: Date) {
  for (const [i, review] of product.reviews.entries()) {
    // Not all at one time of the day.
    const hours = ((productId * 7 + i * 5) % 24) / 24
    const at = new Date(now.getTime() - (review.daysAgo + hours) * dayMs)
    rows.product_reviews.push({
      id: rows.product_reviews.length + 1,
      product_id: productId,
      order_line_id: null,
      rating: review.rating,
      caption: review.caption,
      details: review.details,
      display_name: review.by,
      is_anonymous: review.by === 'Anonymous',
      created_at: at,
      updated_at: at,
    })
  }
}

/** From the name; where two products share one, with the code. */
function newSlug({ name, code }: DemoProduct, taken: Set<string>): string {
  const short = slugOf(name)
  const slug = taken.has(short) ? `${short}-${slugOf(code)}` : short
  taken.add(slug)
  return slug
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function inKobo(naira: number): number
function inKobo(naira: number | null): number | null
function inKobo(naira: number | null): number | null {
  return naira === null ? null : Math.round(naira * 100)
}

function find(rows: Row[], slug: string): Row {
  const row = rows.find((candidate) => candidate.slug === slug)
  if (!row) throw new Error(`the demo mall names '${slug}', which is not there`)
  return row
}
