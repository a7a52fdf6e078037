import { linkOptions } from '@tanstack/react-router'

/** The help pages, in the order of their tab bar (specification 001, section 2). */
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

/** A category's listing (specification 000, section 2). */
export function categoryAddress(id: number): string {
  return `/categories?categories=${id}`
}
