import type { telephone } from '#contract/office/telephone.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'
import { itemsOnSale } from '#server/catalogue/catalogue.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, refuse } from '#server/platform/http/handler.ts'
import { addCaller, type CallerDeps, callersWith } from './callers.ts'
import { type PlaceDeps, placeTaken, sendLinkAgain } from './place-taken.ts'
import { type QuoteDeps, quotesForCaller } from './quotes.ts'
import { sumsOf } from './sums.ts'

export interface TelephoneDeps extends CallerDeps, PlaceDeps, QuoteDeps {
  isClosed: IsClosed
}

/** Orders that members take at the telephone. The public module: `server/domains.ts` imports it. */
export function openTelephone(deps: TelephoneDeps): Domain<Record<never, never>, typeof telephone> {
  return { handlers: {}, office: telephoneHandlers(deps) }
}

function telephoneHandlers(deps: TelephoneDeps): Handlers<typeof telephone> {
  const { database } = deps
  return {
    async telephoneCaller({ query: { phone } }) {
      return { data: { callers: await callersWith(database, phone) } }
    },
    async addTelephoneCaller({ body }, call) {
      return { message: 'The account is open.', data: await addCaller(deps, call, body) }
    },
    async telephoneItems({ query: { search } }) {
      return { data: { items: await itemsOnSale(database, search) } }
    },
    async telephoneQuotes({ body }) {
      if (deps.isClosed('no-carriers')) {
        refuse('closed_for_now', { message: switchTexts['no-carriers'].words })
      }
      return quotesForCaller(deps, body)
    },
    async telephoneSums({ body }, call) {
      return { data: await sumsOf(deps, call, body) }
    },
    async placeByTelephone({ body }, call) {
      const placed = await placeTaken(deps, call, body)
      const sent = 'The order is placed, and its customer has the link to pay by.'
      return { message: placed.is_link_sent ? sent : 'The order is placed.', data: placed }
    },
    async sendLinkAgain({ params: { code } }, call) {
      await sendLinkAgain(deps, call, code)
      return { message: 'The customer gets a new link to pay by. The former one is dead.' }
    },
  }
}
