import type { content } from '#contract/shop/content.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Call, Handlers } from '#server/platform/http/handler.ts'
import type { RepresentativeKind } from './places.ts'
import { readBanners, readMenus, readRepresentatives, readSocials } from './read.ts'

/** Every answer has the cache tag `content`. */
export function contentHandlers(database: Db): Handlers<typeof content> {
  return {
    async homeBanners(_, call) {
      call.cacheTags('content')
      const found = await readBanners(database, 'home')
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
      call.cacheTags('content')
      const found = await readBanners(database, 'product')
      const banners = {
        top: found.product_top ?? [],
        bottom: found.product_bottom ?? [],
        bottom_left: found.product_bottom_left ?? [],
        bottom_right: found.product_bottom_right ?? [],
      }
      return { data: { banners } }
    },

    async cartBanners(_, call) {
      call.cacheTags('content')
      const { cart_middle: middle = [] } = await readBanners(database, 'cart')
      return { data: { banners: { middle } } }
    },

    async categoryBanners(_, call) {
      call.cacheTags('content')
      const { category_top: top = [] } = await readBanners(database, 'category')
      return { data: { banners: { top } } }
    },

    async listMenu(_, call) {
      call.cacheTags('content')
      return { data: { menus: await readMenus(database) } }
    },

    ordersRepresentatives: (_, call) => representatives('orders', call),
    logisticsRepresentatives: (_, call) => representatives('logistics', call),
    disputesRepresentatives: (_, call) => representatives('disputes', call),

    async socialHandle(_, call) {
      call.cacheTags('content')
      return { handle: { data: await readSocials(database) } }
    },
  }

  async function representatives(kind: RepresentativeKind, call: Call) {
    call.cacheTags('content')
    return { data: { representatives: await readRepresentatives(database, kind) } }
  }
}
