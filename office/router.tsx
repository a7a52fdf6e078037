import { QueryClient } from '@tanstack/react-query'
import {
  createRouter as createAnyRouter,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseSearch, printSearch, type SearchParams } from '#client/search-params.ts'
import { ApiError } from '#contract/client.ts'
import type { Permission } from '#contract/office/permissions.ts'
import { followBack } from './lists/opened-row.ts'
import { addresses } from './pages.ts'
import { meQuery } from './session/me.ts'
import { NotFound, NotYours, Problem } from './shell/error-pages.tsx'

interface OfficeContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<OfficeContext>()({
  validateSearch: (search: SearchParams): SearchParams => search,
})

/** Pages for whoever is not signed in yet, or has to set up a second factor. */
const entry = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entry',
  component: lazyRouteComponent(() => import('./session/entry-layout.tsx'), 'EntryLayout'),
})
const signIn = createRoute({
  getParentRoute: () => entry,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./staff/sign-in-page.tsx'), 'SignInPage'),
})
const setUp = createRoute({
  getParentRoute: () => entry,
  path: '/set-up',
  component: lazyRouteComponent(() => import('./staff/set-up-page.tsx'), 'SetUpPage'),
})
const invitation = createRoute({
  getParentRoute: () => entry,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./staff/invitation-page.tsx'), 'InvitationPage'),
})

/** Everything else is for members who are signed in with both factors. */
const office = createRoute({
  getParentRoute: () => rootRoute,
  id: 'office',
  async beforeLoad({ context: { queryClient }, location }) {
    const me = await queryClient.ensureQueryData(meQuery)
    if (me?.step === 'complete') return
    if (me?.step === 'set-up') throw redirect({ to: addresses.setUp })
    throw redirect({ to: addresses.signIn, search: { to: location.href } })
  },
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
})

/** Refuses the page to a member without the permission: the server refuses its calls anyhow. */
function needs(permission: Permission) {
  return ({ context: { queryClient } }: { context: OfficeContext }) => {
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (!me?.permissions.includes(permission)) throw new ApiError(403, notYours)
  }
}

const notYours = 'Your roles do not open this page. Whoever manages roles can change that.'

const home = createRoute({
  getParentRoute: () => office,
  path: '/',
  component: lazyRouteComponent(() => import('./shell/home-page.tsx'), 'HomePage'),
})
const account = createRoute({
  getParentRoute: () => office,
  path: '/account',
  component: lazyRouteComponent(() => import('./staff/account-page.tsx'), 'AccountPage'),
})
const members = createRoute({
  getParentRoute: () => office,
  path: '/members',
  beforeLoad: needs('staff.manage'),
  component: lazyRouteComponent(() => import('./staff/members-page.tsx'), 'MembersPage'),
})
const invite = createRoute({
  getParentRoute: () => office,
  path: '/members/invite',
  beforeLoad: needs('staff.manage'),
  component: lazyRouteComponent(() => import('./staff/invite-page.tsx'), 'InvitePage'),
})
const member = createRoute({
  getParentRoute: () => office,
  path: '/members/$id',
  beforeLoad: needs('staff.manage'),
  component: lazyRouteComponent(() => import('./staff/member-page.tsx'), 'MemberPage'),
})
const roles = createRoute({
  getParentRoute: () => office,
  path: '/roles',
  component: lazyRouteComponent(() => import('./staff/roles-page.tsx'), 'RolesPage'),
})
const role = createRoute({
  getParentRoute: () => office,
  path: '/roles/$id',
  component: lazyRouteComponent(() => import('./staff/role-page.tsx'), 'RolePage'),
})
const audit = createRoute({
  getParentRoute: () => office,
  path: '/audit',
  beforeLoad: needs('audit.read'),
  component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
})

const routeTree = rootRoute.addChildren([
  entry.addChildren([signIn, setUp, invitation]),
  office.addChildren([home, account, members, invite, member, roles, role, audit]),
])

export function createRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Others work on the same records: what a member comes back to is fetched again behind what is visible.
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status < 500),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  const router = createAnyRouter({
    routeTree,
    context: { queryClient },
    basepath: '/office',
    parseSearch,
    stringifySearch: printSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ({ error }) =>
      error instanceof ApiError && error.status === 403 ? <NotYours /> : <Problem error={error} />,
  })
  followBack(router.history)
  return { router, queryClient }
}
