import type { content } from '#contract/office/content.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type PreviewDeps, previewLink } from './preview.ts'
import { banners, representatives, socials, tiles } from './records/kinds.ts'
import { type ContentDeps, contentRecords, orderContent } from './records/records.ts'

export interface ContentOfficeDeps extends ContentDeps, PreviewDeps {
  /** Categories by name, those below others after them. */
  categoryNames: () => Promise<{ id: number; name: string }[]>
}

export function contentOfficeHandlers(deps: ContentOfficeDeps): Handlers<typeof content> {
  const ofBanners = contentRecords(deps, banners)
  const ofTiles = contentRecords(deps, tiles)
  const ofRepresentatives = contentRecords(deps, representatives)
  const ofSocials = contentRecords(deps, socials)
  return {
    banners: ofBanners.list,
    addBanner: ({ body }, call) => ofBanners.add(body, call),
    editBanner: ({ params: { id }, body }, call) => ofBanners.edit(id, body, call),
    deleteBanner: ({ params: { id } }, call) => ofBanners.remove(id, call),
    orderBanners: ({ body: { ids } }, call) => orderContent(deps, banners, ids, call),

    tiles: ofTiles.list,
    addTile: ({ body }, call) => ofTiles.add(body, call),
    editTile: ({ params: { id }, body }, call) => ofTiles.edit(id, body, call),
    deleteTile: ({ params: { id } }, call) => ofTiles.remove(id, call),
    orderTiles: ({ body: { ids } }, call) => orderContent(deps, tiles, ids, call),

    representatives: ofRepresentatives.list,
    addRepresentative: ({ body }, call) => ofRepresentatives.add(body, call),
    editRepresentative: ({ params: { id }, body }, call) => ofRepresentatives.edit(id, body, call),
    deleteRepresentative: ({ params: { id } }, call) => ofRepresentatives.remove(id, call),
    orderRepresentatives: ({ body: { ids } }, call) =>
      orderContent(deps, representatives, ids, call),

    socials: ofSocials.list,
    addSocials: ({ body }, call) => ofSocials.add(body, call),
    editSocials: ({ params: { id }, body }, call) => ofSocials.edit(id, body, call),
    deleteSocials: ({ params: { id } }, call) => ofSocials.remove(id, call),

    bannerCategories: async () => ({ data: { categories: await deps.categoryNames() } }),
    previewHome: async ({ body }) => ({ data: previewLink(deps, new Date(body.at)) }),
  }
}
