/**
 * Files that several pages share, by the chunk they are shipped in: each with what is mostly needed
 * beside it. A chunk costs a request with headers, and small ones compress badly; the bundler by itself
 * would make one for each set of pages that share something, twenty-two for the wallet
 * (`docs/decisions/0020-chunks-from-a-table.md`). A file that is not here goes where the import graph puts it.
 */
export const chunks = {
  brands: ['ui/pictures/brand-icon.tsx'],
  shared: [
    'storefront/catalogue/cards/product-picture.tsx',
    'storefront/catalogue/cards/strip-skeleton.tsx',
    'client/lagos-time.ts',
    'client/lists/date-range.ts',
    'client/needs-scripts.tsx',
    'storefront/saved/pending-changes.ts',
    'storefront/session/log-in-first.tsx',
    'storefront/state/memory.ts',
    'ui/badge.tsx',
    'ui/price.tsx',
    'ui/strip.tsx',
  ],
  controls: ['ui/dialog.tsx', 'ui/fields/field.tsx', 'ui/pagination.tsx', 'ui/pictures/stars.tsx'],
  sync: [
    'storefront/cart/send.ts',
    'storefront/saved/send.ts',
    'storefront/session/profile.ts',
    'storefront/sync/session-sync.ts',
  ],
  cards: [
    'storefront/catalogue/cards/product-card.tsx',
    'storefront/catalogue/cards/product-grid.tsx',
    'storefront/catalogue/cards/product-strip.tsx',
    'storefront/catalogue/cards/see-all.tsx',
    'storefront/content/banner.tsx',
    'storefront/hydration/lazy-hydrate.tsx',
    'storefront/my-products/recently-viewed.ts',
  ],
  beneath: [
    'storefront/catalogue/product/accessories.tsx',
    'storefront/catalogue/product/ratings.tsx',
    'storefront/catalogue/product/review-list.tsx',
  ],
  dashboard: [
    'client/lists/list-states.tsx',
    'storefront/dashboard/dashboard-links.ts',
    'storefront/dashboard/dashboard-nav.tsx',
    'storefront/dashboard/dashboard-page.tsx',
    'storefront/dashboard/dashboard.tsx',
  ],
  lists: ['client/lists/date-sort.tsx', 'client/lists/save-as.tsx'],
  orders: [
    'storefront/orders/line-picture.tsx',
    'storefront/orders/order-status.tsx',
    'storefront/orders/pay-again.tsx',
    'storefront/orders/queries.ts',
  ],
  checkout: [
    'storefront/cart/sums.tsx',
    'storefront/checkout/choices.ts',
    'storefront/coupons/coupon-box.tsx',
    'storefront/delivery/lazy-address-form.tsx',
    'storefront/delivery/queries.ts',
  ],
  forms: ['client/forms/form.ts', 'client/forms/submission.tsx'],
  account: [
    'client/forms/contact-fields.tsx',
    'client/forms/contact.ts',
    'client/forms/password-field.tsx',
    'storefront/accounts/sign-in/account-page.tsx',
    'ui/fields/choice.tsx',
  ],
  login: [
    'storefront/accounts/passkeys/passkey-login.tsx',
    'storefront/accounts/passkeys/use-passkeys.ts',
    'storefront/accounts/sign-in/login-form.tsx',
  ],
  buying: [
    'storefront/cart/use-check-out.ts',
    'storefront/coupons/use-coupon.ts',
    'storefront/delivery/delivery-estimate.tsx',
    'storefront/delivery/estimate.ts',
    'ui/fields/stepper.tsx',
    'ui/thumb-bar.tsx',
  ],
} as const satisfies Record<string, readonly string[]>
