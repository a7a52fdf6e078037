import type { content } from '#contract/office/content.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type PreviewDeps, previewLink } from './preview.ts'
import { banners, representatives, socials, tiles } from './records/kinds.ts'
import { contentRecords, orderRecords, type RecordDeps, removeRecord } from './records/records.ts'

export interface ContentOfficeDeps extends RecordDeps, PreviewDeps {
  /** Categories by name, those below others after them. */
  categoryNames: () => Promise<{ id: number; name: string }[]>
}

export function contentOfficeHandlers(deps: ContentOfficeDeps): Handlers<typeof content> {
  const ofBanners = contentRecords(deps, banners)
  const ofTiles = contentRecords(deps, tiles)
  const ofRepresentatives = contentRecords(deps, representatives)
  const ofSocials = contentRecords(deps, socials)
  return {
    banners: async () => ({ data: { rows: await ofBanners.list() } }),
    addBanner: async ({ body }, call) => saved(await ofBanners.add(body, call)),
    editBanner: async ({ params: { id }, body }, call) =>
      saved(await ofBanners.edit(id, body, call)),
    deleteBanner: async ({ params: { id } }, call) =>
      removeRecord(deps, banners, id, call).then(() => deleted),
    orderBanners: async ({ body: { ids } }, call) =>
      orderRecords(deps, banners, ids, call).then(() => ordered),

    tiles: async () => ({ data: { rows: await ofTiles.list() } }),
    addTile: async ({ body }, call) => saved(await ofTiles.add(body, call)),
    editTile: async ({ params: { id }, body }, call) => saved(await ofTiles.edit(id, body, call)),
    deleteTile: async ({ params: { id } }, call) =>
      removeRecord(deps, tiles, id, call).then(() => deleted),
    orderTiles: async ({ body: { ids } }, call) =>
      orderRecords(deps, tiles, ids, call).then(() => ordered),

    representatives: async () => ({ data: { rows: await ofRepresentatives.list() } }),
    addRepresentative: async ({ body }, call) => saved(await ofRepresentatives.add(body, call)),
    editRepresentative: async ({ params: { id }, body }, call) =>
      saved(await ofRepresentatives.edit(id, body, call)),
    deleteRepresentative: async ({ params: { id } }, call) =>
      removeRecord(deps, representatives, id, call).then(() => deleted),
    orderRepresentatives: async ({ body: { ids } }, call) =>
      orderRecords(deps, representatives, ids, call).then(() => ordered),

    socials: async () => ({ data: { rows: await ofSocials.list() } }),
    addSocials: async ({ body }, call) => saved(await ofSocials.add(body, call)),
    editSocials: async ({ params: { id }, body }, call) =>
      saved(await ofSocials.edit(id, body, call)),
    deleteSocials: async ({ params: { id } }, call) =>
      removeRecord(deps, socials, id, call).then(() => deleted),

    bannerCategories: async () => ({ data: { categories: await deps.categoryNames() } }),
    previewHome: async ({ body }) => ({ data: previewLink(deps, new Date(body.at)) }),
  }
}

function saved<R>(row: R) {
  return { message: 'Saved. The mall shows it at its time.', data: { row } }
}

const deleted = { message: 'Deleted.' }
const ordered = { message: 'The order is saved.' }
