import type { Permission } from '#contract/office/permissions.ts'
import type { IconName } from '#ui/icon.tsx'

interface NavigationPage {
  to: string
  title: string
  icon: IconName
  /** Members with none of them see no link; null: every member. */
  permission: Permission | readonly Permission[] | null
  /** The keys that lead there: `g`, then this one. */
  key: string
}

/** The letters after `g` of what is no page of the navigation. */
export const ownKeys = { home: 'h', account: 'u' }

/** The pages of the navigation and of the palette, by what they are about. */
export const navigation: readonly { title: string; pages: readonly NavigationPage[] }[] = [
  {
    title: 'Orders',
    pages: [
      { to: '/orders', title: 'Orders', icon: 'bell', permission: 'orders.read', key: 'z' },
      { to: '/picking', title: 'Pick and pack', icon: 'box', permission: 'orders.edit', key: 'g' },
      {
        to: '/counter',
        title: 'Counter',
        icon: 'wallet',
        permission: 'orders.hand-over',
        key: '3',
      },
      {
        to: '/approvals',
        title: 'Approvals',
        icon: 'check',
        permission: 'refunds.make',
        key: '4',
      },
      {
        to: '/customers',
        title: 'Customers',
        icon: 'heart',
        permission: 'customers.read',
        key: '1',
      },
      {
        to: '/questions',
        title: 'Questions',
        icon: 'chat',
        permission: 'messages.answer',
        key: '2',
      },
    ],
  },
  {
    title: 'Goods',
    pages: [
      { to: '/products', title: 'Products', icon: 'cart', permission: 'products.read', key: 'p' },
      {
        to: '/categories',
        title: 'Categories',
        icon: 'menu',
        permission: 'products.read',
        key: 'c',
      },
      { to: '/brands', title: 'Brands', icon: 'star', permission: 'products.read', key: 'b' },
      { to: '/sellers', title: 'Sellers', icon: 'truck', permission: 'products.read', key: 'e' },
      { to: '/stock', title: 'Stock', icon: 'box', permission: 'stock.adjust', key: 's' },
      {
        to: '/price-plans',
        title: 'Price plans',
        icon: 'wallet',
        permission: 'prices.edit',
        key: 'd',
      },
      {
        to: '/bulk',
        title: 'Bulk changes',
        icon: 'refresh',
        permission: ['imports.run', 'imports.stop'],
        key: 'k',
      },
    ],
  },
  {
    title: 'Search',
    pages: [
      {
        to: '/search',
        title: 'Searches without results',
        icon: 'alert',
        permission: 'search.tune',
        key: 'n',
      },
      {
        to: '/search/synonyms',
        title: 'Synonyms',
        icon: 'chat',
        permission: 'search.tune',
        key: 'y',
      },
      { to: '/search/pins', title: 'Pins', icon: 'pin', permission: 'search.tune', key: 'i' },
      {
        to: '/search/try',
        title: 'Try a search',
        icon: 'search',
        permission: 'search.tune',
        key: 'q',
      },
    ],
  },
  {
    title: 'Content',
    pages: [
      { to: '/banners', title: 'Banners', icon: 'picture', permission: 'content.edit', key: 'o' },
      { to: '/tiles', title: 'Tiles', icon: 'grid', permission: 'content.edit', key: 't' },
      {
        to: '/representatives',
        title: 'Representatives',
        icon: 'phone',
        permission: 'content.edit',
        key: 'x',
      },
      {
        to: '/socials',
        title: 'Links and address',
        icon: 'link',
        permission: 'content.edit',
        key: 'l',
      },
      { to: '/help', title: 'Help pages', icon: 'help', permission: 'content.edit', key: 'f' },
      {
        to: '/preview-home',
        title: 'Home page in advance',
        icon: 'home',
        permission: 'content.edit',
        key: 'v',
      },
    ],
  },
  {
    title: 'Operations',
    pages: [
      { to: '/mall', title: 'The mall', icon: 'grid', permission: 'operations.read', key: 'j' },
      {
        to: '/mall/switches',
        title: 'Switches',
        icon: 'pause',
        permission: 'operations.read',
        key: 'w',
      },
    ],
  },
  {
    title: 'People',
    pages: [
      { to: '/members', title: 'Members', icon: 'user', permission: 'staff.manage', key: 'm' },
      { to: '/roles', title: 'Roles', icon: 'shield', permission: null, key: 'r' },
      { to: '/audit', title: 'Audit', icon: 'clock', permission: 'audit.read', key: 'a' },
    ],
  },
]

/** Addresses in code. Typed as text: the router's own list of addresses is the storefront's. */
export const addresses: Record<
  | 'home'
  | 'signIn'
  | 'setUp'
  | 'account'
  | 'members'
  | 'invite'
  | 'roles'
  | 'newRole'
  | 'audit'
  | 'orders'
  | 'newOrder'
  | 'picking'
  | 'documents'
  | 'manifests'
  | 'counter'
  | 'tills'
  | 'customers'
  | 'approvals'
  | 'questions'
  | 'bulk'
  | 'bulkGrid'
  | 'newBulk'
  | 'brands'
  | 'newBrand'
  | 'categories'
  | 'newCategory'
  | 'products'
  | 'newProduct'
  | 'sellers'
  | 'newSeller'
  | 'stock'
  | 'pricePlans'
  | 'newPricePlan'
  | 'help'
  | 'switches'
  | 'synonyms'
  | 'newSynonym'
  | 'pins'
  | 'newPins'
  | 'trySearch',
  string
> = {
  home: '/',
  signIn: '/sign-in',
  setUp: '/set-up',
  account: '/account',
  members: '/members',
  invite: '/members/invite',
  roles: '/roles',
  newRole: '/roles/new',
  audit: '/audit',
  orders: '/orders',
  newOrder: '/orders/new',
  picking: '/picking',
  documents: '/documents',
  manifests: '/manifests',
  counter: '/counter',
  tills: '/tills',
  customers: '/customers',
  approvals: '/approvals',
  questions: '/questions',
  bulk: '/bulk',
  bulkGrid: '/bulk/grid',
  newBulk: '/bulk/new',
  brands: '/brands',
  newBrand: '/brands/new',
  categories: '/categories',
  newCategory: '/categories/new',
  products: '/products',
  newProduct: '/products/new',
  sellers: '/sellers',
  newSeller: '/sellers/new',
  stock: '/stock',
  pricePlans: '/price-plans',
  newPricePlan: '/price-plans/new',
  help: '/help',
  switches: '/mall/switches',
  synonyms: '/search/synonyms',
  newSynonym: '/search/synonyms/new',
  pins: '/search/pins',
  newPins: '/search/pins/new',
  trySearch: '/search/try',
}

/** Addresses of one record. */
export const pageOf = {
  order: (code: string): string => `/orders/${code}`,
  batch: (id: number): string => `/picking/${id}`,
  packing: (code: string): string => `/packing/${code}`,
  manifest: (id: number): string => `/manifests/${id}`,
  atCounter: (code: string): string => `/counter/${code}`,
  customer: (id: number): string => `/customers/${id}`,
  product: (id: number): string => `/products/${id}`,
}
