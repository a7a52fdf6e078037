import type { Permission } from '#contract/office/permissions.ts'
import type { IconName } from '#ui/icon.tsx'

interface NavigationPage {
  to: string
  title: string
  icon: IconName
  /** Who does not have it sees no link. */
  permission: Permission | null
  /** The keys that lead there: `g`, then this one. */
  key: string
}

/** The pages of the navigation and of the palette, by what they are about. */
export const navigation: readonly { title: string; pages: readonly NavigationPage[] }[] = [
  {
    title: 'People',
    pages: [
      { to: '/members', title: 'Members', icon: 'user', permission: 'staff.manage', key: 'm' },
      { to: '/roles', title: 'Roles', icon: 'shield', permission: null, key: 'r' },
    ],
  },
  {
    title: 'Records',
    pages: [{ to: '/audit', title: 'Audit', icon: 'clock', permission: 'audit.read', key: 'a' }],
  },
]

/** Addresses in code. Typed as text: the router's own list of addresses is the storefront's. */
export const addresses: Record<
  'home' | 'signIn' | 'setUp' | 'account' | 'members' | 'invite' | 'roles' | 'newRole' | 'audit',
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
}
