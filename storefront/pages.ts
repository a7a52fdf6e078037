/** Facts about a page; the storefront, the server and the build read them here. */
interface Page {
  /** Its address (both specifications, section 2); `$slug` stands for any text. */
  path: string
  /** The file that renders it, from this folder. */
  file: string
  /** The layout around it, from `routes.ts`. */
  layout: 'help' | 'dashboard' | null
  /** Null where the content decides: the page's file writes its own head. */
  title: string | null
  /** Whether search engines list it: `robots.txt`, the sitemap, the canonical address. */
  indexed: boolean
  /** Whom it is for: a customer logs in first, a visitor comes to do so. */
  audience: 'everybody' | 'customer' | 'visitor'
  /** The worker's cache: `own` goes with the session; null: the address holds for one visit only. */
  offline: 'pages' | 'own' | null
  /** The names in the query by which the server's page differs; it ignores all others. */
  query: readonly string[]
}

/** Public pages that search engines list. */
const listed = {
  layout: null,
  indexed: true,
  audience: 'everybody',
  offline: 'pages',
  query: [],
} as const
const help = { ...listed, layout: 'help' } as const
const dashboard = {
  layout: 'dashboard',
  indexed: false,
  audience: 'customer',
  offline: 'own',
  query: [],
} as const
const checkout = { ...dashboard, layout: null, offline: null } as const
const signIn = { ...checkout, audience: 'visitor' } as const

/**
 * One row a page, in the order of the sitemap and of `robots.txt`. The browser gets only the columns
 * and rows that it reads (`vite.config.ts`, `vite.worker.config.ts`).
 */
export const pages = [
  { path: '/', file: 'home/page.tsx', title: null, ...listed },
  {
    path: '/categories',
    file: 'catalogue/listing/listing-page.tsx',
    title: null,
    ...listed,
    query: [
      'categories',
      'brands',
      'prod',
      'key',
      'discount',
      'min_price',
      'max_price',
      'rating',
      'in_stock',
      'facts',
      'page',
    ],
  },
  {
    path: '/product-details/$slug',
    file: 'catalogue/product/product-page.tsx',
    title: null,
    ...listed,
    // The chosen value of each variation.
    query: ['v1', 'v2', 'v3', 'v4', 'v5'],
  },
  { path: '/faq', file: 'help/faq-page.tsx', title: 'FAQ', ...help },
  { path: '/about-us', file: 'help/about-us-page.tsx', title: 'About Us', ...help },
  { path: '/contact-us', file: 'help/contact-us-page.tsx', title: 'Contact Us', ...help },
  { path: '/data-saver', file: 'data-saver/data-saver-page.tsx', title: 'Data saver', ...listed },
  { path: '/refund-policy', file: 'help/refund-policy-page.tsx', title: 'Refund Policy', ...help },
  {
    path: '/terms-condition',
    file: 'help/terms-condition-page.tsx',
    title: 'Terms & Conditions',
    ...help,
  },
  {
    path: '/privacy-policy',
    file: 'help/privacy-policy-page.tsx',
    title: 'Privacy-Policy',
    ...help,
  },
  { path: '/dashboard', file: 'wallet/wallet-page.tsx', title: 'My Wallet', ...dashboard },
  { path: '/dashboard/orders', file: 'orders/orders-page.tsx', title: 'Orders', ...dashboard },
  {
    path: '/dashboard/orders/orderdetails',
    file: 'orders/order-details-page.tsx',
    title: 'Order details',
    ...dashboard,
  },
  {
    path: '/dashboard/orders/rate-products',
    file: 'reviews/rate-products-page.tsx',
    title: 'Rate Products',
    ...dashboard,
  },
  {
    path: '/dashboard/orders/rate-order',
    file: 'reviews/rate-order-page.tsx',
    title: 'Rate Our Service',
    ...dashboard,
  },
  {
    path: '/dashboard/delivery_addresses',
    file: 'delivery/addresses-page.tsx',
    title: 'Delivery Addresses',
    ...dashboard,
  },
  { path: '/dashboard/reviews', file: 'reviews/reviews-page.tsx', title: 'Reviews', ...dashboard },
  {
    path: '/dashboard/saved-items',
    file: 'my-products/saved-items-page.tsx',
    title: 'Saved Items',
    ...dashboard,
  },
  {
    path: '/dashboard/my-account',
    file: 'accounts/profile/my-account-page.tsx',
    title: 'My Account',
    ...dashboard,
  },
  {
    path: '/dashboard/edit-account',
    file: 'accounts/profile/edit-account-page.tsx',
    title: 'Edit account',
    ...dashboard,
  },
  {
    path: '/dashboard/recently-viewed',
    file: 'my-products/recently-viewed-page.tsx',
    title: 'Recently Viewed',
    ...dashboard,
  },
  {
    path: '/dashboard/ranking-badge',
    file: 'badges/ranking-badge-page.tsx',
    title: 'Ranking badge',
    ...dashboard,
  },
  { path: '/cart', file: 'cart-page/cart-page.tsx', title: 'Cart', ...listed, indexed: false },
  { path: '/checkout', file: 'checkout/page/checkout-page.tsx', title: 'Checkout', ...checkout },
  {
    path: '/shipping-address',
    file: 'checkout/shipping/shipping-address-page.tsx',
    title: 'Shipping address',
    ...checkout,
  },
  { path: '/loader', file: 'checkout/outcome/loader-page.tsx', title: 'Payment', ...checkout },
  {
    path: '/thank-you',
    file: 'checkout/outcome/thank-you-page.tsx',
    title: 'Thank you',
    ...checkout,
  },
  {
    path: '/order-incomplete',
    file: 'checkout/outcome/order-incomplete-page.tsx',
    title: 'Order incomplete',
    ...checkout,
  },
  { path: '/login', file: 'accounts/sign-in/login-page.tsx', title: 'Log in', ...signIn },
  { path: '/sign-up', file: 'accounts/sign-in/sign-up-page.tsx', title: 'Register', ...signIn },
  {
    path: '/forgot-password',
    file: 'accounts/sign-in/forgot-password-page.tsx',
    title: 'Forgot password',
    ...signIn,
  },
  {
    path: '/reset-password',
    file: 'accounts/sign-in/reset-password-page.tsx',
    title: 'Reset password',
    ...signIn,
  },
  {
    path: '/pay',
    file: 'checkout/by-link/pay-page.tsx',
    title: 'Pay for your order',
    ...checkout,
    audience: 'everybody',
  },
  {
    path: '/undo',
    file: 'accounts/undo-page.tsx',
    title: 'Undo a change',
    ...checkout,
    audience: 'everybody',
  },
  {
    path: '/offline',
    file: 'offline/offline-page.tsx',
    title: 'You are offline',
    ...listed,
    indexed: false,
    offline: null,
  },
] as const satisfies Page[]
