import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the mall (both specifications, section 2) and the file that renders it. */
export const routes = rootRoute('root.tsx', [
  index('home/page.tsx'),
  route('/categories', 'catalogue/listing-page.tsx'),
  route('/product-details/$slug', 'catalogue/product-page.tsx'),
  route('/cart', 'cart-page/cart-page.tsx'),

  route('/data-saver', 'data-saver/data-saver-page.tsx'),
  route('/offline', 'offline/offline-page.tsx'),

  route('/login', 'accounts/login-page.tsx'),
  route('/sign-up', 'accounts/sign-up-page.tsx'),
  route('/forgot-password', 'accounts/forgot-password-page.tsx'),
  route('/reset-password', 'accounts/reset-password-page.tsx'),

  route('/checkout', 'checkout/checkout-page.tsx'),
  route('/shipping-address', 'checkout/shipping-address-page.tsx'),
  route('/loader', 'checkout/loader-page.tsx'),
  route('/order-incomplete', 'checkout/order-incomplete-page.tsx'),
  route('/thank-you', 'checkout/thank-you-page.tsx'),

  route('/dashboard', 'dashboard/dashboard.tsx', [
    index('wallet/wallet-page.tsx'),
    route('/orders', 'orders/orders-page.tsx'),
    route('/orders/orderdetails', 'orders/order-details-page.tsx'),
    route('/orders/rate-products', 'reviews/rate-products-page.tsx'),
    route('/orders/rate-order', 'reviews/rate-order-page.tsx'),
    route('/delivery_addresses', 'delivery/addresses-page.tsx'),
    route('/reviews', 'reviews/reviews-page.tsx'),
    route('/saved-items', 'my-products/saved-items-page.tsx'),
    route('/my-account', 'accounts/my-account-page.tsx'),
    route('/edit-account', 'accounts/edit-account-page.tsx'),
    route('/recently-viewed', 'my-products/recently-viewed-page.tsx'),
    route('/ranking-badge', 'badges/ranking-badge-page.tsx'),
  ]),

  layout('help', 'help/help-layout.tsx', [
    route('/faq', 'help/faq-page.tsx'),
    route('/about-us', 'help/about-us-page.tsx'),
    route('/contact-us', 'help/contact-us-page.tsx'),
    route('/refund-policy', 'help/refund-policy-page.tsx'),
    route('/terms-condition', 'help/terms-condition-page.tsx'),
    route('/privacy-policy', 'help/privacy-policy-page.tsx'),
  ]),
])
