import type { Page } from '@playwright/test'
import { checkOut, logIn, welcome } from '../e2e/accounts.ts'
import { choose } from '../e2e/shopper.ts'
import type { Customer } from '../e2e/signed-in.ts'
import { navigation } from '../office/pages.ts'

/** Two of the demo people, and a new customer: a filled cart, an unpaid order, no phone number. */
export interface People {
  ada: Customer
  bola: Customer
  ngozi: Customer
}

export interface Screen {
  /** Of its picture. */
  name: string
  title: string
  address: string
  /** Left out: a visitor. `owner`: a member of the staff. */
  who?: keyof People | 'owner' | undefined
  /** Brings the page into the state of the picture. */
  prepare?: ((page: Page) => Promise<void>) | undefined
}

/** All screens, in the order in which a shopper comes to them; then the staff's. */
export async function listScreens({ ada, ngozi }: People): Promise<Screen[]> {
  return [
    ...catalogueScreens,
    ...entrance(ngozi),
    ...checkout,
    ...(await afterwards(ada, ngozi)),
    ...dashboardScreens,
    ...(await orders(ada)),
    ...personalScreens,
    ...contentScreens,
    ...officeScreens,
  ]
}

const catalogueScreens: Screen[] = [
  { name: 'home', title: 'Home', address: '/' },
  { name: 'listing', title: 'A category', address: '/categories?categories=1' },
  { name: 'search', title: 'A misspelled search', address: '/categories?prod=samsng' },
  { name: 'nothing-found', title: 'Nothing found', address: '/categories?prod=zzzzqqqq' },
  { name: 'product', title: 'A product', address: '/product-details/apple-iphone-16' },
  { name: 'cart', title: 'Cart', address: '/cart', who: 'ada' },
  { name: 'cart-empty', title: 'An empty cart', address: '/cart' },
]

function entrance(newcomer: Customer): Screen[] {
  return [
    { name: 'login', title: 'Login', address: '/login' },
    {
      name: 'login-popup',
      title: 'Login over the page',
      address: '/',
      async prepare(page) {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Save / })
          .first()
          .click()
        await page.getByRole('dialog', { name: 'Log in' }).waitFor()
      },
    },
    { name: 'sign-up', title: 'Sign-up', address: '/sign-up' },
    { name: 'forgot-password', title: 'Forgotten password', address: '/forgot-password' },
    { name: 'reset-password', title: 'A new password', address: '/reset-password' },
    {
      name: 'welcome',
      title: 'Welcome',
      address: '/login',
      async prepare(page) {
        await logIn(page, newcomer)
        await welcome(page, 'Ngozi').waitFor()
      },
    },
    {
      name: 'phone-number',
      title: 'Phone number',
      address: '/cart',
      who: 'ngozi',
      async prepare(page) {
        await checkOut(page)
        await page.getByRole('dialog', { name: 'Enter your phone number' }).waitFor()
      },
    },
  ]
}

const checkout: Screen[] = [
  {
    name: 'checkout',
    title: 'Checkout',
    address: '/checkout',
    who: 'ada',
    async prepare(page) {
      await choose(page, 'Shipping method', /Carrier/)
      await page.getByRole('radiogroup', { name: 'Carriers' }).waitFor()
    },
  },
  { name: 'shipping-address', title: 'Addresses', address: '/shipping-address', who: 'ada' },
]

async function afterwards(ada: Customer, ngozi: Customer): Promise<Screen[]> {
  return [
    {
      name: 'loader',
      title: 'Back from the card page, without a payment',
      who: 'ngozi',
      address: '/loader?status=successful&tx_ref=nobody-paid-this',
    },
    {
      name: 'order-incomplete',
      title: 'An order that was not paid',
      who: 'ngozi',
      address: `/order-incomplete${await codeOf(ngozi, 'PENDING')}`,
    },
    {
      name: 'thank-you',
      title: 'Thank you',
      who: 'ada',
      address: `/thank-you${await codeOf(ada, 'PROCESSING')}`,
    },
  ]
}

const dashboardScreens: Screen[] = [
  { name: 'wallet', title: 'Wallet', address: '/dashboard', who: 'ada' },
  { name: 'wallet-empty', title: 'A new wallet', address: '/dashboard', who: 'bola' },
  { name: 'my-account', title: 'My account', address: '/dashboard/my-account', who: 'ada' },
  {
    name: 'identity',
    title: 'Identity check',
    who: 'bola',
    address: '/dashboard/my-account',
    async prepare(page) {
      await page.getByRole('button', { name: 'Verify Account' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'edit-account', title: 'Edit account', address: '/dashboard/edit-account', who: 'bola' },
]

async function orders(ada: Customer): Promise<Screen[]> {
  const [inTransit, delivered] = [await codeOf(ada, 'IN TRANSIT'), await codeOf(ada, 'DELIVERED')]
  const ordersAddress = '/dashboard/orders'
  return [
    { name: 'orders', title: 'Orders', address: ordersAddress, who: 'ada' },
    { name: 'orders-empty', title: 'No orders', address: ordersAddress, who: 'bola' },
    {
      name: 'order',
      title: 'An order under way',
      who: 'ada',
      address: `${ordersAddress}/orderdetails${inTransit}`,
    },
    {
      name: 'rate-products',
      title: 'Rate products',
      who: 'ada',
      address: `${ordersAddress}/rate-products${delivered}`,
    },
    {
      name: 'rate-order',
      title: 'Rate an order',
      who: 'ada',
      address: `${ordersAddress}/rate-order${delivered}`,
    },
  ]
}

const personalScreens: Screen[] = [
  {
    name: 'delivery-addresses',
    title: 'Delivery addresses',
    who: 'ada',
    address: '/dashboard/delivery_addresses',
  },
  { name: 'saved-items', title: 'Saved items', address: '/dashboard/saved-items', who: 'ada' },
  { name: 'reviews', title: 'Reviews', address: '/dashboard/reviews', who: 'ada' },
  {
    name: 'recently-viewed',
    title: 'Recently viewed',
    who: 'ada',
    address: '/dashboard/recently-viewed',
  },
  {
    name: 'ranking-badge',
    title: 'Ranking badge',
    who: 'ada',
    address: '/dashboard/ranking-badge',
  },
  {
    name: 'notifications',
    title: 'Notifications',
    address: '/',
    who: 'ada',
    async prepare(page) {
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await bell.filter({ visible: true }).click()
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
    },
  },
]

const contentScreens: Screen[] = [
  { name: 'faq', title: 'Questions', address: '/faq' },
  { name: 'about-us', title: 'About us', address: '/about-us' },
  { name: 'refund-policy', title: 'Refund policy', address: '/refund-policy' },
  { name: 'terms-condition', title: 'Terms and conditions', address: '/terms-condition' },
  { name: 'privacy-policy', title: 'Privacy policy', address: '/privacy-policy' },
  { name: 'contact-us', title: 'Contact', address: '/contact-us' },
  { name: 'data-saver', title: 'Data saver', address: '/data-saver' },
  { name: 'status', title: 'State of the mall', address: '/status' },
  { name: 'offline', title: 'Without a network', address: '/offline' },
  { name: 'not-found', title: 'Not found', address: '/no/such/page' },
]

function officeScreen(path: string, title: string, prepare?: Screen['prepare']): Screen {
  const name = ['office', ...path.split('/').filter(Boolean)].join('-')
  return { name, title: `Office: ${title}`, address: `/office${path}`, who: 'owner', prepare }
}

/** What a page of the navigation is filled with, and the pages behind it. */
const officeDetails: Record<string, Screen['prepare'] | Screen[]> = {
  '/products': [officeScreen('/products/1', 'a product'), officeScreen('/products/new', 'a draft')],
  '/categories': [officeScreen('/categories/1', 'a category')],
  '/brands': [officeScreen('/brands/1', 'a brand')],
  '/price-plans': [officeScreen('/price-plans/new', 'a planned price')],
  '/bulk': [officeScreen('/bulk/new', 'a bulk change')],
  '/search/synonyms': [
    officeScreen('/search/synonyms/1', 'a synonym before and after', async (page) => {
      await page.getByLabel('It also finds').fill('air conditioner\nfan')
      await page.getByRole('region', { name: 'After' }).waitFor()
    }),
  ],
  async '/search/try'(page) {
    await page.getByLabel('Try a search').last().fill('rechargable fan')
    await page.getByRole('region', { name: 'What shoppers find' }).waitFor()
  },
  '/banners': [officeScreen('/banners/1', 'a banner')],
  '/members': [
    officeScreen('/members/invite', 'an invitation'),
    officeScreen('/members/1', 'a member'),
  ],
  '/roles': [officeScreen('/roles/4', 'a role')],
}

/** The staff's pages, in the order of their navigation, which lists them. */
const officeScreens: Screen[] = [
  { name: 'office-sign-in', title: 'Office: sign-in', address: '/office/sign-in' },
  officeScreen('', 'home'),
  officeScreen('/account', 'your account'),
  ...navigation.flatMap(({ pages }) =>
    pages.flatMap(({ to, title }) => {
      const details = officeDetails[to]
      return Array.isArray(details)
        ? [officeScreen(to, title), ...details]
        : [officeScreen(to, title, details)]
    }),
  ),
]

/** `?order_code=…` of somebody's newest order of this status. */
async function codeOf({ api }: Customer, orderStatus: string): Promise<string> {
  const { data } = (await api.get('/orders')).data.orders
  const order = data.find(({ status }) => status === orderStatus)
  if (!order) throw new Error(`There is no order that is ${orderStatus}.`)
  return `?order_code=${order.order_code}`
}
