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
      down: 'Most pages fail. You can still read pages you have opened before.',
      closed: 'We have closed this for now.',
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
      degraded: 'Some orders fail at first. Try again: you will have one order.',
      down: 'Orders are not going through. Your cart stays as it is.',
      closed: 'We have closed ordering for now.',
    },
    closedBy: ['read-only'],
    needsDatabase: true,
    routes: [contract.checkout.place, ...Object.values(contract.cart)].map(routeOf),
    providers: [],
  },
  card: {
    title: 'Card, bank transfer and USSD',
    words: {
      works: 'Payments work.',
      degraded: 'Some payments take longer, or the payment page does not open. Nobody pays twice.',
      down: 'The payment provider is not responding. Pay with your wallet or at pick-up.',
      closed: 'We have closed this for now. We still complete payments already made.',
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
      down: 'Transfers will arrive when our bank responds again. None is lost.',
      closed: 'We have closed this for now. Transfers already sent still arrive.',
    },
    closedBy: ['no-deposits'],
    needsDatabase: true,
    routes: [],
    providers: ['Monnify'],
  },
  messages: {
    title: 'Codes and messages',
    words: {
      works: 'We send codes and order updates immediately by SMS, WhatsApp and email.',
      degraded: 'Some codes and messages are delayed.',
      down: 'Codes and messages are not going out. We will send them as soon as we can.',
      closed: 'We have closed this for now.',
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
