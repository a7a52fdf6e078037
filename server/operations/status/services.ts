import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ServiceName } from '#contract/shop/status.ts'
import type { SwitchName } from '#contract/switches.ts'
import { pathOf } from '#server/platform/http/routes/api-routes.ts'

/** How a service is, in the order of how bad it is. */
export type ServiceState = 'works' | 'degraded' | 'down' | 'closed'

interface Service {
  /** For people. */
  title: string
  /** What its state means for shoppers. */
  words: Record<ServiceState, string>
  /** Each of these closes it. */
  closedBy: readonly SwitchName[]
  /** Whether it goes on while the database does not answer. */
  needsDatabase: boolean
  /** The calls by whose outcome it is measured: routes of the mall's own server, or providers by their names. */
  routes: readonly string[]
  providers: readonly string[]
}

/** The services of `/status`, with what each is measured by. */
export const services: Readonly<Record<ServiceName, Service>> = {
  browsing: {
    title: 'Browsing',
    words: {
      works: 'Pages, search and pictures work.',
      degraded: 'Some pages or searches fail. Try again after a moment.',
      down: 'Most pages fail. Pages that you have seen before stay on your phone.',
      closed: 'Closed by us for the moment.',
    },
    closedBy: [],
    needsDatabase: false,
    routes: ['page', ...readRoutes(contract.catalogue), ...readRoutes(contract.discovery)],
    providers: [],
  },
  buying: {
    title: 'Buying',
    words: {
      works: 'Carts and orders work.',
      degraded: 'Some orders do not go through at once. Press again: there will be one order.',
      down: 'Orders do not go through at the moment. What is in your cart stays there.',
      closed: 'Closed by us for the moment: nobody can order.',
    },
    closedBy: ['read-only'],
    needsDatabase: true,
    routes: [contract.checkout.place, ...Object.values(contract.cart)].map(routeOf),
    providers: [],
  },
  card: {
    title: 'Card, bank transfer and USSD',
    words: {
      works: 'Payments at the provider’s page work.',
      degraded: 'Some payments take longer, or their page does not open. Nobody pays twice.',
      down: 'The payment provider does not answer. Pay from your wallet, or at pick-up.',
      closed: 'Closed by us for the moment. What is paid already is settled.',
    },
    closedBy: ['no-card', 'read-only'],
    needsDatabase: true,
    routes: [],
    providers: ['Flutterwave'],
  },
  deposits: {
    title: 'Deposits to the wallet',
    words: {
      works: 'Transfers arrive in the wallet.',
      degraded: 'Some transfers arrive late. None is lost.',
      down: 'Transfers arrive late, once our bank answers again. None is lost.',
      closed: 'Closed by us for the moment. What is on its way still arrives.',
    },
    closedBy: ['no-deposits'],
    needsDatabase: true,
    routes: [],
    providers: ['Monnify'],
  },
  messages: {
    title: 'Codes and messages',
    words: {
      works: 'Codes and news of orders go out at once, by SMS, WhatsApp and mail.',
      degraded: 'Some codes and messages come late.',
      down: 'Codes and messages do not go out at the moment. They follow.',
      closed: 'Closed by us for the moment.',
    },
    closedBy: [],
    needsDatabase: true,
    routes: [],
    providers: ['SMTP', 'Termii'],
  },
}

/** Of the calls of a domain those that only read. */
function readRoutes(domain: Record<string, Endpoint>): string[] {
  return Object.values(domain)
    .filter(({ method }) => method === 'GET')
    .map(routeOf)
}

/** As metrics name it. */
function routeOf(endpoint: Endpoint): string {
  return pathOf({ endpoint })
}
