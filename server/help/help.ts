import type { help as officeHelp } from '#contract/office/help.ts'
import type { help } from '#contract/shop/help.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { cleanUpContactMessages } from './contact-messages.ts'
import { cleanUpContactPictures } from './contact-pictures.ts'
import { helpOfficeHandlers } from './office.ts'
import type { HelpEditDeps } from './pages/edit.ts'
import { type HelpDeps, helpHandlers } from './routes.ts'

export { loadHelp, replaceHelp } from './pages/replace.ts'
/** The public module of help: all that other domains may import. */
export { eraseContactMessages, exportContactMessages } from './privacy.ts'

export function openHelp(deps: HelpDeps & HelpEditDeps): Domain<typeof help, typeof officeHelp> {
  return {
    handlers: helpHandlers(deps),
    office: helpOfficeHandlers(deps),
    jobs: [
      defineJob('help-clean-up', '40 3 * * *', () => cleanUpContactMessages(deps)),
      defineJob('help-clean-pictures', '*/15 * * * *', () => cleanUpContactPictures(deps)),
    ],
  }
}
