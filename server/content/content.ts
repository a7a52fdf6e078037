import type { content } from '#contract/shop/content.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Domain } from '#server/platform/domain.ts'
import { contentHandlers } from './routes.ts'

/** The public module of content: all that other domains may import. */
export { firstRepresentative } from './read.ts'
export { type Content, replaceContent } from './replace.ts'

export function openContent(deps: { database: Db }): Domain<typeof content> {
  return { handlers: contentHandlers(deps.database) }
}
