import type { help as officeHelp } from '#contract/office/help.ts'
import type { questions } from '#contract/office/questions.ts'
import type { help } from '#contract/shop/help.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Handlers, LaggingCall } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import {
  type ContactMessageDeps,
  cleanUpContactMessages,
  receiveContactMessage,
} from './contact-messages.ts'
import {
  type ContactPictureDeps,
  cleanUpContactPictures,
  storeContactPicture,
} from './contact-pictures.ts'
import { helpOfficeHandlers } from './office.ts'
import type { PageName } from './pages/delivered.ts'
import type { HelpEditDeps } from './pages/edit.ts'
import { readFaq, readPage } from './pages/read.ts'
import { questionHandlers } from './questions/office.ts'

export { loadHelp, replaceHelp } from './pages/replace.ts'
/** The public module of help: all that other domains may import. */
export { eraseContactMessages, exportContactMessages } from './privacy.ts'

export function openHelp(
  deps: HelpDeps & HelpEditDeps,
): Domain<typeof help, typeof officeHelp & typeof questions> {
  return {
    handlers: helpHandlers(deps),
    office: { ...helpOfficeHandlers(deps), ...questionHandlers(deps) },
    jobs: [
      defineJob('help-clean-up', '40 3 * * *', () => cleanUpContactMessages(deps)),
      defineJob('help-clean-pictures', '*/15 * * * *', () => cleanUpContactPictures(deps)),
    ],
  }
}

interface HelpDeps extends ContactMessageDeps, ContactPictureDeps {
  storeName: string
}

/** Every page has the cache tag `help`. */
function helpHandlers(deps: HelpDeps): Handlers<typeof help> {
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
      return { message: 'Thank you. We have received your message and will reply by email.' }
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
