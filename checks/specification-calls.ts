/**
 * The call tables of the two specifications (section 7 of each): the call, the fields of its payload or
 * query, and the fields that the pages read from its answer.
 */
export interface SpecifiedCall {
  call: `${'GET' | 'POST'} /${string}`
  sends?: string
  receives?: string
}

const cardWords =
  'id p_slug name amount previous_amount percentage_discount discount images brand_id in_stock is_fixed weight color'
const address = 'first_name last_name phone_number address country state lg city address_type_id'
const review = 'rating user_who_rated caption review_details'

/** Storefront specification, section 7: storefront, accounts and cart. */
export const storefrontCalls: SpecifiedCall[] = [
  {
    call: 'GET /accounts',
    receives: 'data.user data.verification data.wallet data.order_count data.bank',
  },
  {
    call: 'POST /login',
    sends: 'mode email phone_number password',
    receives: 'data.token.accessToken',
  },
  {
    call: 'POST /register',
    sends: 'mode name email phone_number verification_code password password_confirmation',
    receives: 'data.token.accessToken',
  },
  {
    call: 'POST /register-otp',
    sends: 'mode name email phone_number option',
    receives: 'data.message',
  },
  { call: 'POST /forgot/password', sends: 'mode email phone_number option' },
  { call: 'POST /reset/password', sends: 'code password password_confirmation' },
  {
    call: 'POST /accounts/phone-number/code',
    sends: 'mode phone_number option',
    receives: 'data.message',
  },
  {
    call: 'POST /accounts/add/phone-number',
    sends: 'mode phone_number option verification_code',
    receives: 'data.message',
  },
  {
    call: 'GET /accounts/get-notifications',
    receives:
      'data.notifications.data data.notifications.total data.notifications.per_page data.notifications.links data.notifications.data[].content data.notifications.data[].read data.notifications.data[].type data.notifications.data[].reference',
  },
  { call: 'GET /accounts/clear-notifications' },
  { call: 'POST /accounts/read-notifications', sends: 'notification_id' },
  {
    call: 'POST /carts/add',
    sends:
      'product_orders product_orders[].product_id product_orders[].quantity product_orders[].variation product_orders[].variation[].id product_orders[].variation[].quantity',
  },
  { call: 'POST /carts/remove', sends: 'product_id combo_id' },
  { call: 'POST /carts/remove/all' },
  {
    call: 'GET /carts',
    receives:
      'data.cart data.cart[].product data.cart[].quantity data.cart[].images data.cart[].variation.combo_id data.cart[].variation.amount data.cart[].variation.quantity data.cart[].variation.in_stock data.cart[].variation.variations',
  },
  {
    call: 'GET /saved-products/saved-items',
    receives: 'data.saved_products data.saved_products[].percentage_discount',
  },
  { call: 'POST /saved-products/saved-items', sends: 'products_id products_id[].id' },
  { call: 'POST /products/remove/saved', sends: 'product_id' },
  {
    call: 'GET /categories/nav-sub-categories',
    receives: 'categories_sub categories_sub[].sub_category',
  },
  {
    call: 'GET /search-and-filter-products',
    sends: 'search_term discount brands min_price max_price sorting_key',
    receives: `products.data ${of('products.data[]', cardWords)}`,
  },
  {
    call: 'GET /get-social-handle',
    receives: of('handle.data', 'facebook instagram x linkedlin youtube tiktok address'),
  },
  { call: 'GET /representatives/orders', receives: representatives() },
  { call: 'GET /representatives/logistics', receives: representatives() },
  { call: 'GET /representatives/disputes', receives: representatives() },
  {
    call: 'GET /categories',
    receives: `data.category ${of('data.category[]', 'id name icon_url is_visible sub_category')} ${of('data.category[].sub_category[]', 'name is_visible')}`,
  },
  {
    call: 'GET /categories/popular',
    receives: of('data.categories[]', 'category_id name image_url'),
  },
  { call: 'GET /products/phones', receives: of('data.products[]', cardWords) },
  { call: 'GET /products/best-deals', receives: of('data.products[]', cardWords) },
  { call: 'GET /products/latest-products', receives: of('data.products[]', cardWords) },
  { call: 'GET /products-most-rated', receives: of('data.products[]', cardWords) },
  {
    call: 'GET /banner/home-top',
    receives: of('data.banners', 'left right_top right_bottom middle top'),
  },
  {
    call: 'GET /banner/product-details',
    receives: `${of('data.banners', 'top bottom bottom_left bottom_right')} data.banners.top[].img data.banners.top[].category_id`,
  },
  { call: 'GET /banner/cart-page', receives: 'data.banners.middle' },
  { call: 'GET /banner/category-page', receives: 'data.banners.top' },
  { call: 'GET /products/filter/amount/ranges', receives: 'min_amount max_amount' },
  { call: 'GET /list-menu', receives: of('data.menus[]', 'name icon') },
  { call: 'GET /brands/best', receives: of('data.brands[]', 'id name image_url') },
  { call: 'GET /brands', receives: of('data.brands[]', 'id name image_url') },
  {
    call: 'GET /products/variation/details/{id}',
    sends: 'variation_ids',
    receives: of('product_variation[]', 'id in_stock quantity amount previous_amount'),
  },
  {
    call: 'GET /products/details/{id}',
    receives: `${of('data.product', cardWords)} ${of('data.product', 'product_form code description variation_info bulk_text key_features average_rating product_orders stock_count')} ${of('data.product.product_orders[]', 'rating review_details updated_at user_who_rated')} data.product.variation_info[].variation_name ${of('data.product.variation_info[].variation_values[]', 'id name')}`,
  },
  { call: 'GET /products/similar/{id}', receives: 'data.products' },
  {
    call: 'GET /products/all/category/{categoryId}',
    sends: 'key discount brand min_price max_price page',
    receives:
      'data.products.data data.products.meta.links data.products.last_page data.products.total',
  },
  { call: 'GET /likeable-products', receives: 'data.likeable_products' },
]

/** Checkout and rooms specification, section 7: checkout and dashboard. */
export const checkoutCalls: SpecifiedCall[] = [
  {
    call: 'GET /payments/method',
    receives: of('data.payment_methods[]', 'id code name description default'),
  },
  {
    call: 'GET /accounts/delivery/addresses',
    receives: of(
      'data.delivery_addresses.data[]',
      'id first_name last_name phone_number address country state lg city address_type_id is_default',
    ),
  },
  { call: 'GET /accounts/default/delivery/address', receives: 'data.delivery_addresses' },
  {
    call: 'POST /accounts/delivery/address',
    sends: `is_default ${address}`,
    receives: 'data.delivery_address data.message',
  },
  { call: 'POST /accounts/change/default/address', sends: 'id' },
  { call: 'POST /accounts/delete-delivery-address/{id}' },
  { call: 'GET /locations/states', receives: of('data.states[]', 'id name isoCode') },
  { call: 'GET /locations/state/{id}', receives: of('lgs[]', 'id name') },
  { call: 'GET /locations/states/cities/{isoCode}', receives: of('cities[]', 'id name') },
  { call: 'GET /address/types', receives: of('address_types[]', 'id name') },
  {
    call: 'GET /shipment/shipping/types',
    receives: `${of('data.shipping[]', 'id code name delivery_fee delivery_time')} data.text`,
  },
  {
    call: 'POST /shipment/rate',
    sends: `pickup_address delivery_address parcel carrier_id currency ${of('parcel', 'description weight_unit items metadata')} ${of('parcel.items[]', 'description name currency value quantity weight')}`,
    receives: of('data[]', 'carrier_name carrier_logo amount delivery_time carrier_reference'),
  },
  {
    call: 'POST /orders/get-order-coupon',
    sends: 'product_orders coupon_code',
    receives: 'new_amount coupon_amount coupon',
  },
  {
    call: 'POST /orders/checkout',
    sends:
      'product_orders address_type_id country_id state_id lg_id use_as_default shipping_method_id address phone payment_code sub_total shipping total delivery_address_id carrier_name carrier_id amount carrier_logo delivery_time rate_id coupon_code',
    receives: 'data.orders.order_code link',
  },
  {
    call: 'GET /orders/single/order/{order_code}',
    receives: of(
      'data.orders',
      'id order_code status product_count total_amount order_amount sub_total coupon coupon_value shipping shipping_method shipping_details.carrier_name shipping_details.delivery_time delivery_time payment.name payment_status address phone created_at is_rated whatsapp_url product_order[].id product_order[].quantity product_order[].product.name product_order[].product.amount product_order[].images product_order[].variation[].v1 product_order[].variation[].v5 product_order[].variation[].variation_value.amount product_order[].variation[].variation_value.quantity product_order[].variation[].variation_value.total_amount',
    ),
  },
  { call: 'GET /orders/single-order/{order_code}', receives: 'data.orders.data' },
  { call: 'GET /orders', receives: 'data.orders.data' },
  {
    call: 'GET /orders/{tab}/{sort}',
    sends: 'start end',
    receives: of('data.orders', 'data meta.links meta.per_page meta.last_page'),
  },
  {
    call: 'GET /orders/fetch/order/notes/{order_code}',
    receives: of('data.order_notes[]', 'note created_at'),
  },
  {
    call: 'GET /wallet-order/transactions/{sort}/{type}',
    sends: 'start end',
    receives: `data links per_page last_page ${of('data[]', 'id mode reference amount transaction_status created_at')}`,
  },
  { call: 'GET /product-orders-with-no-review/{order_code}', receives: 'data.product_order' },
  {
    call: 'POST /orders/review/product/{productOrderId}',
    sends: review,
    receives: 'data.message',
  },
  { call: 'POST /orders/review/{orderId}', sends: review },
  {
    call: 'GET /all-reviews',
    sends: 'page',
    receives: `${of('data.products', 'data meta.links meta.per_page meta.last_page')} ${of('data.products.data[]', `${review} updated_at product`)}`,
  },
  { call: 'GET /products/recently/viewed', receives: 'data.viewed_product' },
  { call: 'GET /list-genders', receives: 'data.genders' },
  {
    call: 'POST /accounts/update',
    sends: 'first_name last_name middle_name date_of_birth gender phone_number address',
    receives: 'data.message data.account',
  },
  { call: 'POST /accounts/kyc/liveliness-check', sends: 'media_file bvn' },
  {
    call: 'GET /get-badges-list',
    receives: of('data.badges.data[]', 'id name icon_url min_order max_order description'),
  },
  {
    call: 'GET /get-faq-list',
    receives: `${of('message[]', 'topic_title questions')} ${of('message[].questions[]', 'id question answer')}`,
  },
  { call: 'GET /help-center/about-us', receives: helpContent() },
  { call: 'GET /help-center/refund-policy', receives: helpContent() },
  { call: 'GET /help-center/terms-and-condition', receives: helpContent() },
  { call: 'GET /help-center/privacy-policy', receives: helpContent() },
  { call: 'POST /contact-us', sends: 'first_name last_name email phone_number message' },
]

function of(place: string, words: string): string {
  return words
    .split(' ')
    .map((word) => `${place}.${word}`)
    .join(' ')
}

function representatives(): string {
  return of('data.representatives[]', 'id name phone_number image_url')
}

function helpContent(): string {
  return `${of('data.message', 'title description image features_title features subtitles')} ${of('data.message.features[]', 'icon title description')} ${of('data.message.subtitles[]', 'title description')}`
}
