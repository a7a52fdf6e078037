/**
 * What a member of the staff may do: permission → what it allows, in words for the page that grants it.
 * A staff endpoint needs exactly one (`access: { staff: 'orders.read' }`); roles are sets of them.
 */
export const permissions = {
  'products.read': 'See products, categories, brands and sellers, also what is not on sale',
  'products.edit': 'Add products and change their texts, variations, combinations and pictures',
  'products.publish': 'Put products on sale and take them off',
  'categories.edit': 'Add, change and delete categories, brands and sellers',
  'prices.edit': 'Change prices and plan price changes',
  'stock.adjust': 'Count stock and correct it',
  'imports.run': 'Change many products at once, also from a file, and undo it',
  'imports.stop': 'Stop bulk changes of others',
  'exports.run': 'Download lists as files',
  'content.edit': 'Change banners, tiles, representatives and help pages',
  'search.tune': 'Change synonyms and pinned search results',
  'orders.read': 'See orders with their history, shipments and payments',
  'orders.edit': 'Pick, pack and move orders, and write notes for the customer',
  'orders.hand-over': 'Hand orders over, and take their money at the counter into a till',
  'refunds.make': 'Send money back to customers',
  'payments.review': 'Resolve payments and deposits that do not add up',
  'coupons.edit': 'Add and change coupons',
  'customers.read': 'See customers with their orders, and whoever waits for a search',
  'customers.contact': 'See the contacts of customers in full; the audit has each reading',
  'customers.edit': 'Sign customers out of their devices, and comment on them',
  'reviews.moderate': 'Hide reviews',
  'messages.answer': 'Read and answer what comes with the contact form',
  'staff.manage': 'Invite, suspend and reset members of the staff',
  'roles.manage': 'Change roles and who has them',
  'audit.read': 'See who changed what',
  'operations.read': 'See the state of servers, queues, backups and providers',
  'operations.switch': 'Open and close parts of the mall',
} as const satisfies Record<string, string>

export type Permission = keyof typeof permissions

/** All of them, in the order of the table. */
export const permissionNames = Object.keys(permissions).filter(isPermission)

/**
 * Granted with roles already, though no call needs them yet: home and roles leave them out, since they open nothing.
 * `checks/access.test.ts` holds this list to the calls.
 */
const withoutCalls: readonly Permission[] = ['payments.review', 'coupons.edit', 'reviews.moderate']

/** Those that open a call today. */
export const openPermissions = permissionNames.filter((name) => !withoutCalls.includes(name))

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}
