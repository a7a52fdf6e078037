import type { help } from '#contract/help.ts'
import type { Call, Handlers } from '#server/platform/http/handler.ts'
import { type LetterParts, takeLetter } from './letters.ts'
import { type PageName, readFaq, readPage } from './read.ts'

export interface HelpParts extends LetterParts {
  /** The mall's name. */
  mall: string
}

/** Every page here is made from the tag `help`. */
export function helpRoutes(parts: HelpParts): Handlers<typeof help> {
  const { database, mall } = parts
  return {
    async faq(_, call) {
      call.madeFrom('help')
      return { message: await readFaq(database) }
    },
    about: (_, call) => page('about-us', call),
    refundPolicy: (_, call) => page('refund-policy', call),
    terms: (_, call) => page('terms-and-condition', call),
    privacy: (_, call) => page('privacy-policy', call),

    async contact({ body }, call) {
      await takeLetter(parts, body, call.ip)
      return { message: 'Thank you. Your message has reached us, and we answer by e-mail.' }
    },
  }

  async function page(name: PageName, call: Call) {
    call.madeFrom('help')
    return { data: { message: await readPage(database, name, mall) } }
  }
}
