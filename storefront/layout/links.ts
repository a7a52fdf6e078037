import { linkOptions } from '@tanstack/react-router'

/** The help pages, in the order of their tab bar (checkout and rooms specification, section 2). */
export const helpLinks = [
  { label: 'FAQ', ...linkOptions({ to: '/faq' }) },
  { label: 'About Us', ...linkOptions({ to: '/about-us' }) },
  { label: 'Refund Policy', ...linkOptions({ to: '/refund-policy' }) },
  { label: 'Terms & Conditions', ...linkOptions({ to: '/terms-condition' }) },
  { label: 'Privacy-Policy', ...linkOptions({ to: '/privacy-policy' }) },
] as const

export const quickLinks = [
  { label: 'Home', ...linkOptions({ to: '/' }) },
  { label: 'All Categories', ...linkOptions({ to: '/categories' }) },
  { label: 'My Account', ...linkOptions({ to: '/dashboard/my-account' }) },
  { label: 'My Orders', ...linkOptions({ to: '/dashboard/orders' }) },
  { label: 'Saved Items', ...linkOptions({ to: '/dashboard/saved-items' }) },
  { label: 'Contact Us', ...linkOptions({ to: '/contact-us' }) },
] as const

/** Links of the account menu; those with `customer` are listed only when signed in. */
export const accountLinks = [
  {
    label: 'My Account',
    icon: 'user',
    customer: true,
    ...linkOptions({ to: '/dashboard/my-account' }),
  },
  {
    label: 'My Orders',
    icon: 'truck',
    customer: false,
    ...linkOptions({ to: '/dashboard/orders' }),
  },
  {
    label: 'Saved Items',
    icon: 'heart',
    customer: false,
    ...linkOptions({ to: '/dashboard/saved-items' }),
  },
  {
    label: 'Recently Viewed',
    icon: 'clock',
    customer: true,
    ...linkOptions({ to: '/dashboard/recently-viewed' }),
  },
] as const

/** Address of a category's listing (storefront specification, section 2). */
export function categoryAddress(id: number): string {
  return `/categories?categories=${id}`
}
