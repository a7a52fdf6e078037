import type { content as officeContent } from '#contract/office/content.ts'
import type { content } from '#contract/shop/content.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Logger } from '#server/platform/log.ts'
import { type ContentOfficeDeps, contentOfficeHandlers } from './office.ts'
import { previewTime } from './preview.ts'
import { type ContentDeps, contentHandlers } from './routes.ts'
import { openSchedule } from './schedule.ts'

/** The public module of content: all that other domains may import. */
export { contentPictures, contentUses } from './pictures-used.ts'
export { firstRepresentative } from './read.ts'
export { type Content, replaceContent } from './replace.ts'

/** Content for the app: its calls, and what the key of a preview stands for. */
export interface OpenContent extends Domain<typeof content, typeof officeContent> {
  previewTime(key: string): Promise<Date | null>
}

export function openContent(deps: ContentDeps & ContentOfficeDeps & { log: Logger }): OpenContent {
  const schedule = openSchedule(deps)
  return {
    handlers: contentHandlers(deps),
    office: contentOfficeHandlers(deps),
    jobs: [defineJob('content-begins-and-ends', '* * * * *', () => schedule.run())],
    previewTime: (key) => previewTime(deps, key),
    async close() {
      schedule.close()
    },
  }
}
