import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { SearchParams } from '#client/search-params.ts'
import { ApiError } from '#contract/client.ts'
import type { Permission } from '#contract/office/permissions.ts'
import { addresses } from './pages.ts'
import { meQuery } from './session/me.ts'

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

/** Refuses the page to a member with none of the permissions: the server refuses its calls anyhow. */
function needs(permissions: readonly Permission[]) {
  return ({ context: { queryClient } }: { context: OfficeContext }) => {
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (!permissions.some((one) => me?.permissions.includes(one))) throw new ApiError(403, notYours)
  }
}

const notYours = 'Your roles don’t give access to this page. Ask the person who manages roles.'

function page<M extends Record<N, RouteComponent>, N extends string>(
  path: string,
  permission: Permission | readonly Permission[] | null,
  load: () => Promise<M>,
  name: N,
) {
  return createRoute({
    getParentRoute: () => office,
    path,
    ...(permission && { beforeLoad: needs([permission].flat()) }),
    component: lazyRouteComponent(async () => ({ Page: (await load())[name] }), 'Page'),
  })
}

/** As the calls have it: whoever stops the changes of others sees them. */
const bulkReaders = ['imports.run', 'imports.stop'] as const

/** Each page with the permission, or one of those, that opens it; null: every member. */
const pages = [
  page('/', null, () => import('./shell/home-page.tsx'), 'HomePage'),
  page('/orders', 'orders.read', () => import('./orders/orders-page.tsx'), 'OrdersPage'),
  page(
    '/orders/new',
    'orders.edit',
    () => import('./telephone/new-order-page.tsx'),
    'NewOrderPage',
  ),
  page('/orders/$code', 'orders.read', () => import('./orders/order-page.tsx'), 'OrderPage'),
  page('/picking', 'orders.edit', () => import('./fulfilment/picking-page.tsx'), 'PickingPage'),
  page('/picking/$id', 'orders.edit', () => import('./fulfilment/batch-page.tsx'), 'BatchPage'),
  page(
    '/documents',
    'orders.edit',
    () => import('./fulfilment/documents-page.tsx'),
    'DocumentsPage',
  ),
  page(
    '/manifests',
    'orders.edit',
    () => import('./fulfilment/manifests/manifests-page.tsx'),
    'ManifestsPage',
  ),
  page(
    '/manifests/$id',
    'orders.edit',
    () => import('./fulfilment/manifests/manifest-page.tsx'),
    'ManifestPage',
  ),
  page(
    '/packing/$code',
    'orders.edit',
    () => import('./fulfilment/packing-page.tsx'),
    'PackingPage',
  ),
  page('/counter', 'orders.hand-over', () => import('./counter/counter-page.tsx'), 'CounterPage'),
  page(
    '/counter/$code',
    'orders.hand-over',
    () => import('./counter/counter-order-page.tsx'),
    'CounterOrderPage',
  ),
  page('/tills', 'orders.hand-over', () => import('./counter/tills-page.tsx'), 'TillsPage'),
  page(
    '/customers',
    'customers.read',
    () => import('./customers/customers-page.tsx'),
    'CustomersPage',
  ),
  page(
    '/customers/$id',
    'customers.read',
    () => import('./customers/customer-page.tsx'),
    'CustomerPage',
  ),
  page(
    '/approvals',
    'refunds.make',
    () => import('./approvals/approvals-page.tsx'),
    'ApprovalsPage',
  ),
  page(
    '/approvals/$id',
    'refunds.make',
    () => import('./approvals/approval-page.tsx'),
    'ApprovalPage',
  ),
  page(
    '/questions',
    'messages.answer',
    () => import('./questions/questions-page.tsx'),
    'QuestionsPage',
  ),
  page(
    '/questions/$id',
    'messages.answer',
    () => import('./questions/question-page.tsx'),
    'QuestionPage',
  ),
  page('/account', null, () => import('./staff/account-page.tsx'), 'AccountPage'),
  page('/members', 'staff.manage', () => import('./staff/members-page.tsx'), 'MembersPage'),
  page('/members/invite', 'staff.manage', () => import('./staff/invite-page.tsx'), 'InvitePage'),
  page('/members/$id', 'staff.manage', () => import('./staff/member-page.tsx'), 'MemberPage'),
  page('/roles', null, () => import('./staff/roles-page.tsx'), 'RolesPage'),
  page('/roles/$id', null, () => import('./staff/role-page.tsx'), 'RolePage'),
  page('/audit', 'audit.read', () => import('./audit/audit-page.tsx'), 'AuditPage'),
  page('/banners', 'content.edit', () => import('./content/banner-pages.tsx'), 'BannersPage'),
  page('/banners/$id', 'content.edit', () => import('./content/banner-pages.tsx'), 'BannerPage'),
  page('/tiles', 'content.edit', () => import('./content/tile-pages.tsx'), 'TilesPage'),
  page('/tiles/$id', 'content.edit', () => import('./content/tile-pages.tsx'), 'TilePage'),
  page(
    '/representatives',
    'content.edit',
    () => import('./content/representative-pages.tsx'),
    'RepresentativesPage',
  ),
  page(
    '/representatives/$id',
    'content.edit',
    () => import('./content/representative-pages.tsx'),
    'RepresentativePage',
  ),
  page('/socials', 'content.edit', () => import('./content/socials-pages.tsx'), 'SocialsPage'),
  page('/socials/$id', 'content.edit', () => import('./content/socials-pages.tsx'), 'SocialPage'),
  page('/preview-home', 'content.edit', () => import('./content/preview-page.tsx'), 'PreviewPage'),
  page('/help', 'content.edit', () => import('./help/help-pages.tsx'), 'HelpPages'),
  page('/help/$page', 'content.edit', () => import('./help/help-page.tsx'), 'HelpPage'),
  page(
    '/mall/switches',
    'operations.read',
    () => import('./mall/switches-page.tsx'),
    'SwitchesPage',
  ),
  page('/search', 'search.tune', () => import('./search/failures-page.tsx'), 'FailuresPage'),
  page(
    '/search/synonyms',
    'search.tune',
    () => import('./search/synonyms-page.tsx'),
    'SynonymsPage',
  ),
  page(
    '/search/synonyms/$id',
    'search.tune',
    () => import('./search/synonym-page.tsx'),
    'SynonymPage',
  ),
  page('/search/pins', 'search.tune', () => import('./search/pins-page.tsx'), 'PinsPage'),
  page(
    '/search/pins/$id',
    'search.tune',
    () => import('./search/pinned-term-page.tsx'),
    'PinnedTermPage',
  ),
  page('/search/try', 'search.tune', () => import('./search/try-page.tsx'), 'TryPage'),
  page('/bulk', bulkReaders, () => import('./bulk/bulk-page.tsx'), 'BulkPage'),
  page('/bulk/new', 'imports.run', () => import('./bulk/new-bulk-page.tsx'), 'NewBulkPage'),
  page('/bulk/grid', 'imports.run', () => import('./bulk/grid/grid-page.tsx'), 'GridPage'),
  page('/bulk/$id', bulkReaders, () => import('./bulk/bulk-change-page.tsx'), 'BulkChangePage'),
  page(
    '/products',
    'products.read',
    () => import('./catalogue/product/products-page.tsx'),
    'ProductsPage',
  ),
  page(
    '/products/new',
    'products.edit',
    () => import('./catalogue/product/new-product-page.tsx'),
    'NewProductPage',
  ),
  page(
    '/products/$id',
    'products.read',
    () => import('./catalogue/product/product-page.tsx'),
    'ProductPage',
  ),
  page(
    '/categories',
    'products.read',
    () => import('./catalogue/groups/categories-page.tsx'),
    'CategoriesPage',
  ),
  page(
    '/categories/$id',
    'products.read',
    () => import('./catalogue/groups/category-page.tsx'),
    'CategoryPage',
  ),
  page(
    '/brands',
    'products.read',
    () => import('./catalogue/groups/brands-page.tsx'),
    'BrandsPage',
  ),
  page(
    '/brands/$id',
    'products.read',
    () => import('./catalogue/groups/brand-page.tsx'),
    'BrandPage',
  ),
  page(
    '/sellers',
    'products.read',
    () => import('./catalogue/groups/sellers-page.tsx'),
    'SellersPage',
  ),
  page(
    '/sellers/$id',
    'products.read',
    () => import('./catalogue/groups/seller-page.tsx'),
    'SellerPage',
  ),
  page('/mall', 'operations.read', () => import('./mall/overview-page.tsx'), 'OverviewPage'),
  page('/stock', 'stock.adjust', () => import('./stock/stock-page.tsx'), 'StockPage'),
  page(
    '/price-plans',
    'prices.edit',
    () => import('./prices/price-plans-page.tsx'),
    'PricePlansPage',
  ),
  page(
    '/price-plans/$id',
    'prices.edit',
    () => import('./prices/price-plan-page.tsx'),
    'PricePlanPage',
  ),
]

export const routeTree = rootRoute.addChildren([
  entry.addChildren([signIn, setUp, invitation]),
  office.addChildren(pages),
])
