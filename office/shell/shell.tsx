import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnline } from '#client/browser.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { LeaveQuestion } from '../forms/leave-question.tsx'
import { addresses, ownKeys } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { SessionPrompts } from '../session/session-prompts.tsx'
import { toggleColorMode } from './color-mode.ts'
import { type Shortcut, useShortcuts } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { Notices } from './notices.tsx'
import { useOrderBell } from './order-bell.ts'
import { type Command, Palette } from './palette.tsx'
import { signOut } from './sign-out.ts'
import { usePages } from './use-pages.ts'

type Open = 'palette' | 'keys' | 'menu' | null

/** What every page of a signed-in member has around it. */
export function Shell() {
  const [open, setOpen] = useState<Open>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes with each page
  useEffect(() => setOpen((open) => (open === 'menu' ? null : open)), [pathname])
  const shortcuts = useOfficeShortcuts(setOpen)
  useShortcuts(shortcuts)
  const actions = useActions(setOpen)
  useOrderBell()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className={classes(
          buttonClass({ look: 'accent' }),
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50',
        )}
      >
        To the content
      </a>
      <header className="sticky top-0 z-20 flex items-center gap-1 bg-frame px-4 text-on-frame lg:hidden">
        <Logo />
        <button
          type="button"
          aria-label="Find"
          className="ml-auto grid size-11 place-items-center"
          onClick={() => setOpen('palette')}
        >
          <Icon name="search" />
        </button>
        <button
          type="button"
          aria-label="Menu"
          aria-expanded={open === 'menu'}
          className="-mr-2 grid size-11 place-items-center"
          onClick={() => setOpen(open === 'menu' ? null : 'menu')}
        >
          <Icon name={open === 'menu' ? 'close' : 'menu'} />
        </button>
      </header>
      <aside
        className={classes(
          'bg-frame text-on-frame lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col',
          open === 'menu' ? 'fixed inset-x-0 top-11 bottom-0 z-20 flex flex-col' : 'max-lg:hidden',
        )}
      >
        <Navigation onFind={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
      </aside>
      <div className="min-w-0">
        <Offline />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-[112rem] px-4 py-5 outline-none sm:px-6"
        >
          <Outlet />
        </main>
      </div>
      {open === 'palette' && <Palette actions={actions} onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog shortcuts={shortcuts} onClose={() => setOpen(null)} />}
      <LeaveQuestion />
      <SessionPrompts />
      <Notices />
    </div>
  )
}

function useOfficeShortcuts(setOpen: (open: Open) => void): Shortcut[] {
  const navigate = useNavigate()
  const pages = usePages().map(({ to, title, key }) => ({
    keys: ['g', key],
    does: `Go to ${title}`,
    run: () => void navigate({ to }),
  }))
  return [
    { keys: ['mod+k'], does: 'Find a page, an action or a record', run: () => setOpen('palette') },
    { keys: ['?'], does: 'This list of keys', run: () => setOpen('keys') },
    { keys: ['/'], does: 'To the first filter of a list', run: focusFilter },
    {
      keys: ['g', ownKeys.home],
      does: 'Go to the first page',
      run: () => void navigate({ to: addresses.home }),
    },
    ...pages,
    {
      keys: ['g', ownKeys.account],
      does: 'Go to your account',
      run: () => void navigate({ to: addresses.account }),
    },
  ]
}

function focusFilter() {
  document.querySelector<HTMLElement>('main search :is(input, select)')?.focus()
}

/** What the palette can do beside opening pages, of what the member may do. */
function useActions(setOpen: (open: Open) => void): Command[] {
  const navigate = useNavigate()
  const [mayInvite, mayEditRoles] = [useMay('staff.manage'), useMay('roles.manage')]
  const go = (to: string) => () => void navigate({ to })
  const kind = 'Action'
  return [
    ...(mayInvite
      ? [
          {
            id: 'invite',
            title: 'Invite a member',
            kind,
            icon: 'plus' as const,
            run: go(addresses.invite),
          },
        ]
      : []),
    ...(mayEditRoles
      ? [
          {
            id: 'add-role',
            title: 'Add a role',
            kind,
            icon: 'plus' as const,
            run: go(addresses.newRole),
          },
        ]
      : []),
    {
      id: 'account',
      title: 'Your account',
      kind: 'Page',
      icon: 'user',
      run: go(addresses.account),
    },
    { id: 'mode', title: 'Light or dark', kind, icon: 'moon', run: toggleColorMode },
    { id: 'keys', title: 'List of keys', kind, icon: 'help', run: () => setOpen('keys') },
    { id: 'sign-out', title: 'Sign out', kind, icon: 'log-out', run: () => void signOut() },
  ]
}

function Offline() {
  const isOnline = useOnline()
  return (
    <p
      role="status"
      className={isOnline ? 'sr-only' : 'bg-accent px-4 py-2 text-sm font-semibold text-on-accent'}
    >
      {isOnline
        ? ''
        : 'You are offline. Your text stays in this browser. Save it when you are back online.'}
    </p>
  )
}
