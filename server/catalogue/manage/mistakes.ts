import { DatabaseError } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'

const onSale = 'A product on sale has a category and a weight. Take it off sale first.'
const slugForm = 'Use small letters and digits, with single hyphens between.'

/** Constraint, or column that may not be null → field, and what is wrong with it. */
const mistakes: Record<string, readonly [field: string, words: string]> = {
  products_p_slug_key: ['slug', 'Another product has this address.'],
  products_p_slug_check: ['slug', 'Use small letters, digits and hyphens, and not only digits.'],
  products_code_once: ['code', 'Another product has this code.'],
  products_code_check: ['code', 'A product has a code.'],
  products_name_check: ['name', 'A product has a name.'],
  // A top category, or one that is not there, has no parent.
  products_in_sub_category: ['category_id', 'There is no such sub-category.'],
  products_live_is_whole: ['category_id', onSale],
  products_category_id_parent_category_id_fkey: ['category_id', 'There is no such sub-category.'],
  products_brand_id_fkey: ['brand_id', 'There is no such brand.'],
  products_seller_id_fkey: ['seller_id', 'There is no such seller.'],
  products_weight_grams_check: ['weight_grams', 'A weight is above zero.'],
  products_popularity_check: ['popularity', 'A popularity is between 0 and 1,000,000.'],
  product_options_name_check: ['variations', 'A variation has a name.'],
  option_values_name_check: ['variations', 'A value has a name.'],
  option_values_swatch_check: ['variations', 'A color is # and six hexadecimal digits.'],
  stock_not_oversold: ['on_hand', 'A stock is not below zero.'],
  stock_on_hand_check: ['on_hand', 'A stock is not below zero.'],
  stock_facts_barcode_once: ['barcode', 'Another item has this barcode.'],
  stock_facts_barcode_check: [
    'barcode',
    'A barcode is up to 64 letters and digits, without spaces.',
  ],
  stock_facts_bin_check: ['bin', 'A bin has up to 40 characters.'],
  stock_facts_reorder_level_check: ['reorder_level', 'A reorder level is not below zero.'],
  stock_facts_cost_kobo_check: ['cost', 'A cost is not below zero.'],
  price_plans_amount_kobo_check: ['amount', 'A price is above zero.'],
  price_plans_in_order: ['ends_at', 'The end is after the start.'],
  price_plans_whole_minutes: ['starts_at', 'A plan starts and ends at a whole minute.'],
  price_plans_no_overlap: ['starts_at', 'Another plan has a price for this item at that time.'],
  product_images_hash_check: ['pictures', 'There is no such picture.'],
  product_images_product_id_option_value_id_fkey: ['pictures', 'The product has no such value.'],
  product_images_width_check: ['pictures', 'A picture has a width.'],
  product_images_height_check: ['pictures', 'A picture has a height.'],
  categories_name_check: ['name', 'A category has a name.'],
  categories_slug_key: ['slug', 'Another category has this address.'],
  categories_slug_check: ['slug', slugForm],
  categories_parent_id_fkey: ['parent_id', 'There is no such category.'],
  categories_position_check: ['position', 'A position is not below zero.'],
  categories_popular_rank_check: ['popular_rank', 'A rank is above zero.'],
  categories_picture_hash_check: ['picture_hash', 'There is no such picture.'],
  category_accessories_accessory_id_fkey: ['accessories', 'There is no such category.'],
  category_accessories_check: ['accessories', 'A category has accessories in others.'],
  category_accessories_pkey: ['accessories', 'The same category is there twice.'],
  brands_name_key: ['name', 'Another brand has this name.'],
  brands_name_check: ['name', 'A brand has a name.'],
  brands_slug_key: ['slug', 'Another brand has this address.'],
  brands_slug_check: ['slug', slugForm],
  brands_best_rank_check: ['best_rank', 'A rank is above zero.'],
  brands_picture_hash_check: ['picture_hash', 'There is no such picture.'],
  sellers_name_key: ['name', 'Another seller has this name.'],
  sellers_name_check: ['name', 'A seller has a name.'],
  sellers_slug_key: ['slug', 'Another seller has this address.'],
  sellers_slug_check: ['slug', slugForm],
  coupon_scopes_category_id_fkey: ['id', 'A coupon is for this category.'],
}

/** Refuses `validation_failed` where a constraint refused a value; throws any other error as it is. */
export function refuseMistake(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error
  const mistake = mistakes[error.constraint ?? error.column ?? '']
  if (mistake) refuseField(...mistake)
  // Of `categories_have_two_levels`, which names no constraint.
  if (error.code === '23514' && error.where?.includes('categories_have_two_levels')) {
    refuseField('parent_id', 'Categories have two levels.')
  }
  // A number that no column holds.
  if (error.code === '22003') refuse('validation_failed', { message: 'A number is too large.' })
  throw error
}

/** Refuses with what is wrong with one field, also as the message. */
export function refuseField(field: string, words: string): never {
  refuse('validation_failed', { message: words, errors: { [field]: [words] } })
}
