import type { help } from '#contract/shop/help.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { cleanUpContactMessages } from './contact-messages.ts'
import { cleanUpContactPictures } from './contact-pictures.ts'
import { type HelpDeps, helpHandlers } from './routes.ts'

/** The public module of help: all that other domains may import. */
export { eraseContactMessages, exportContactMessages } from './privacy.ts'
export { replaceHelp } from './read.ts'

export function openHelp(deps: HelpDeps): Domain<typeof help> {
  return {
    handlers: helpHandlers(deps),
    jobs: [
      defineJob('help-clean-up', '40 3 * * *', () => cleanUpContactMessages(deps)),
      defineJob('help-clean-pictures', '*/15 * * * *', () => cleanUpContactPictures(deps)),
    ],
  }
}
