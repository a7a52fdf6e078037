import type { help } from '#contract/shop/help.ts'
import type { Handlers, LaggingCall } from '#server/platform/http/handler.ts'
import { type ContactMessageDeps, receiveContactMessage } from './contact-messages.ts'
import { type ContactPictureDeps, storeContactPicture } from './contact-pictures.ts'
import type { PageName } from './pages/delivered.ts'
import { readFaq, readPage } from './pages/read.ts'

export interface HelpDeps extends ContactMessageDeps, ContactPictureDeps {
  storeName: string
}

/** Every page has the cache tag `help`. */
export function helpHandlers(deps: HelpDeps): Handlers<typeof help> {
  const { storeName } = deps
  return {
    async faq(_, call) {
      call.cacheTags('help')
      return { message: await readFaq(call.db) }
    },
    about: (_, call) => page('about-us', call),
    refundPolicy: (_, call) => page('refund-policy', call),
    terms: (_, call) => page('terms-and-condition', call),
    privacy: (_, call) => page('privacy-policy', call),

    async contact({ body }, call) {
      await receiveContactMessage(deps, body, call.ip)
      return { message: 'Thank you. Your message has reached us, and we answer by e-mail.' }
    },

    async contactPicture({ body }, call) {
      return { data: { picture: await storeContactPicture(deps, body.picture, call.ip) } }
    },
  }

  async function page(name: PageName, call: LaggingCall) {
    call.cacheTags('help')
    return { data: { message: await readPage(call.db, name, storeName) } }
  }
}
