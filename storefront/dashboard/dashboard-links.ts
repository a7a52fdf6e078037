import { linkOptions } from '@tanstack/react-router'

/** The dashboard's sidebar, in its order (checkout and rooms specification, section 2). */
export const dashboardLinks = [
  { name: 'My Wallet', icon: 'wallet', ...linkOptions({ to: '/dashboard' }) },
  { name: 'My Account', icon: 'user', ...linkOptions({ to: '/dashboard/my-account' }) },
  { name: 'Orders', icon: 'truck', ...linkOptions({ to: '/dashboard/orders' }) },
  {
    name: 'Delivery Addresses',
    icon: 'pin',
    ...linkOptions({ to: '/dashboard/delivery_addresses' }),
  },
  { name: 'Saved Items', icon: 'heart', ...linkOptions({ to: '/dashboard/saved-items' }) },
  { name: 'Reviews', icon: 'star', ...linkOptions({ to: '/dashboard/reviews' }) },
  {
    name: 'Recently Viewed',
    icon: 'refresh',
    ...linkOptions({ to: '/dashboard/recently-viewed' }),
  },
] as const

/** The sub-links of Orders. */
export const orderTabs = ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const
