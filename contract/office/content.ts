import { z } from 'zod'
import {
  bannerPlaces,
  bannerTones,
  isBannerAddress,
  representativeKinds,
} from '../banner-places.ts'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, PhoneNumber, Time } from '../field.ts'
import { PictureHash } from './pictures.ts'

const edit = { staff: 'content.edit' } as const
const needed = 'Fill in all fields'

/** When it is shown: from `starts_at` until before `ends_at`; null: no such bound. */
const period = { starts_at: Time.nullable(), ends_at: Time.nullable() }

/** `now`: shown · `later`: it begins yet · `over`: it has ended. */
const PeriodState = z.enum(['now', 'later', 'over'])
export type PeriodState = z.infer<typeof PeriodState>

const stored = {
  id: Id,
  /** Goes with an edit: if it changed since, the edit is refused. */
  version: z.int32(),
  state: PeriodState,
  edited_at: Time,
  /** A name, or what ran it. */
  edited_by: z.string(),
}

const bannerFields = {
  ...period,
  place: z.enum(bannerPlaces),
  /** What it says, for those who do not see it. */
  alt: line(200).min(1, needed),
  /** All three, or none: the picture has its words in it. */
  title: line(60).min(1, needed).nullable(),
  line: line(120).min(1, needed).nullable(),
  tone: z.enum(bannerTones).nullable(),
  picture_hash: PictureHash,
  /** Its category, where it leads without a `url`. */
  category_id: IdInput,
  /** Where else it leads: a product, a listing by brand or search, a help page. */
  url: line(300)
    .refine(
      isBannerAddress,
      'An address in the shop: /product-details/…, /categories?brands=3, /categories?prod=fan, /faq',
    )
    .nullable()
    .default(null),
}
const tileFields = {
  ...period,
  name: line(40).min(1, needed),
  /** A listing of the mall, such as `/categories?prod=fan`. */
  url: line(300).regex(/^\/categories(\?|$)/, 'It leads to a listing: /categories?…'),
  picture_hash: PictureHash,
}
const representativeFields = {
  ...period,
  kind: z.enum(representativeKinds),
  name: line(60).min(1, needed),
  phone_number: PhoneNumber,
  picture_hash: PictureHash,
}
const link = line(200).regex(/^(https:\/\/[^\s]+)?$/, 'A whole address, which begins with https://')
const socialsFields = {
  ...period,
  facebook: link,
  instagram: link,
  x: link,
  /** Spelt as the specification spells it. */
  linkedlin: link,
  youtube: link,
  tiktok: link,
  address: line(300),
}

/** List, create, edit, delete and order one kind of content. */
function calls<K extends string, F extends z.ZodRawShape>(kind: K, noun: string, fields: F) {
  const id = z.object({ id: IdInput })
  const Row = z.object({ ...stored, ...fields })
  const one = z.object({ data: z.object({ row: Row }) })
  return {
    list: officeEndpoint({
      method: 'GET',
      path: `/office/content/${kind}` as const,
      access: edit,
      summary: `All ${noun}, in their order`,
      answer: z.object({ data: z.object({ rows: z.array(Row) }) }),
    }),
    create: officeEndpoint({
      method: 'POST',
      path: `/office/content/${kind}` as const,
      access: edit,
      keyed: true,
      summary: `Add to the ${noun}, at the end of their place`,
      body: z.object(fields),
      answer: one,
      errors: ['list_full'],
    }),
    edit: officeEndpoint({
      method: 'PATCH',
      path: `/office/content/${kind}/{id}` as const,
      access: edit,
      summary: `Change one of the ${noun}`,
      params: id,
      body: z.object({ ...fields, version: z.int32() }),
      answer: one,
      errors: ['not_found', 'edited_meanwhile'],
    }),
    remove: officeEndpoint({
      method: 'DELETE',
      path: `/office/content/${kind}/{id}` as const,
      access: edit,
      summary: `Delete one of the ${noun}`,
      params: id,
      answer: z.object({}),
      errors: ['not_found'],
    }),
    order: officeEndpoint({
      method: 'POST',
      path: `/office/content/${kind}/order` as const,
      access: edit,
      summary: `The order of the ${noun} of one place`,
      body: z.object({
        /** All of the place, in their new order. Refused with `conflict` where they are others by now. */
        ids: z.array(IdInput).min(1).max(500),
      }),
      answer: z.object({}),
      errors: ['conflict'],
    }),
  } as const
}

const banners = calls('banners', 'banners', bannerFields)
const tiles = calls('tiles', 'tiles', tileFields)
const representatives = calls('representatives', 'representatives', representativeFields)
const socials = calls('socials', 'links and addresses', socialsFields)

/** Banners, tiles, representatives and socials, each from a time to a time. */
export const content = {
  banners: banners.list,
  addBanner: banners.create,
  editBanner: banners.edit,
  deleteBanner: banners.remove,
  orderBanners: banners.order,
  tiles: tiles.list,
  addTile: tiles.create,
  editTile: tiles.edit,
  deleteTile: tiles.remove,
  orderTiles: tiles.order,
  representatives: representatives.list,
  addRepresentative: representatives.create,
  editRepresentative: representatives.edit,
  deleteRepresentative: representatives.remove,
  orderRepresentatives: representatives.order,
  socials: socials.list,
  addSocials: socials.create,
  editSocials: socials.edit,
  deleteSocials: socials.remove,
  bannerCategories: officeEndpoint({
    method: 'GET',
    path: '/office/content/categories',
    access: edit,
    summary: 'Categories that a banner can lead to',
    answer: z.object({
      data: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })) }),
    }),
  }),
  previewHome: officeEndpoint({
    method: 'POST',
    path: '/office/content/preview',
    access: edit,
    summary: 'A link to the home page with the content of a time; it works for ten minutes',
    body: z.object({ at: Time }),
    answer: z.object({ data: z.object({ address: z.string(), expires_at: Time }) }),
  }),
} as const
