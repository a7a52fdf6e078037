import type { RepresentativeKind } from '#contract/banner-places.ts'
import type { content as officeContent } from '#contract/office/content.ts'
import type { content } from '#contract/shop/content.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Call, Handlers, LaggingCall } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Logger } from '#server/platform/log.ts'
import { type ContentOfficeDeps, contentOfficeHandlers } from './office.ts'
import { previewTime } from './preview.ts'
import {
  type LowestPrices,
  readBanners,
  readMenus,
  readRepresentatives,
  readSocials,
} from './read.ts'
import { openSchedule } from './schedule.ts'

/** The public module of content: all that other domains may import. */
export { leadingTo } from './leading-to.ts'
export { contentPictures, contentUses } from './pictures-used.ts'
export { firstRepresentative } from './read.ts'
export { type Content, replaceContent } from './replace.ts'

/** Content for the app: its calls, and what the key of a preview stands for. */
interface OpenContent extends Domain<typeof content, typeof officeContent> {
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

interface ContentDeps {
  database: Database
  lowestPrices: LowestPrices
  clock: Clock
}

/** Every answer has the cache tag `content`, those with prices `listing` too; `openSchedule` invalidates it at each beginning and end. */
function contentHandlers({ clock, lowestPrices }: ContentDeps): Handlers<typeof content> {
  const timeOf = (call: Call) => call.showsAt ?? clock.now()
  return {
    async homeBanners(_, call) {
      call.cacheTags('content', 'listing')
      const found = await readBanners(call.db, lowestPrices, 'home', timeOf(call))
      const banners = {
        left: found.home_left ?? [],
        right_top: found.home_right_top ?? [],
        right_bottom: found.home_right_bottom ?? [],
        middle: found.home_middle ?? [],
        top: found.home_top ?? [],
      }
      return { data: { banners } }
    },

    async productBanners(_, call) {
      call.cacheTags('content', 'listing')
      const found = await readBanners(call.db, lowestPrices, 'product', timeOf(call))
      const banners = {
        top: found.product_top ?? [],
        bottom: found.product_bottom ?? [],
        bottom_left: found.product_bottom_left ?? [],
        bottom_right: found.product_bottom_right ?? [],
      }
      return { data: { banners } }
    },

    async cartBanners(_, call) {
      call.cacheTags('content', 'listing')
      const at = timeOf(call)
      const { cart_middle: middle = [] } = await readBanners(call.db, lowestPrices, 'cart', at)
      return { data: { banners: { middle } } }
    },

    async categoryBanners(_, call) {
      call.cacheTags('content', 'listing')
      const at = timeOf(call)
      const { category_top: top = [] } = await readBanners(call.db, lowestPrices, 'category', at)
      return { data: { banners: { top } } }
    },

    async listMenu(_, call) {
      call.cacheTags('content')
      return { data: { menus: await readMenus(call.db, timeOf(call)) } }
    },

    ordersRepresentatives: (_, call) => representatives('orders', call),
    logisticsRepresentatives: (_, call) => representatives('logistics', call),
    disputesRepresentatives: (_, call) => representatives('disputes', call),

    async socialHandle(_, call) {
      call.cacheTags('content')
      return { handle: { data: await readSocials(call.db, timeOf(call)) } }
    },
  }

  async function representatives(kind: RepresentativeKind, call: LaggingCall) {
    call.cacheTags('content')
    return { data: { representatives: await readRepresentatives(call.db, kind, timeOf(call)) } }
  }
}
