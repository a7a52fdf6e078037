import { type BannerPlace, bannerPlaces, type RepresentativeKind } from '#contract/banner-places.ts'
import { kobo, toNaira } from '#contract/money.ts'
import { type Banner, bannerTones, type Representative } from '#contract/shop/content.ts'
import { nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { pictureAddress } from '#server/platform/media/media.ts'

type BannerPage = 'home' | 'product' | 'cart' | 'category'

/** The lowest price, in kobo, that can be paid in each of some categories; those without one are left out. */
export type LowestPrices = (db: Db, categories: number[]) => Promise<Map<number, number>>

/** What is shown at a moment, here as in all of this file: banners by place; places without one are left out. */
export async function readBanners(db: Db, lowest: LowestPrices, page: BannerPage, at: Date) {
  const rows = await many(db, bannersOfPage, [`${page}\\_%`, at])
  const categories = rows.filter(({ url }) => url === null).map(({ category_id }) => category_id)
  const prices = await lowest(db, [...new Set(categories)])
  const lists: Partial<Record<BannerPlace, Banner[]>> = {}
  for (const { place, id, alt, picture_hash, category_id, url, title, line, tone } of rows) {
    const words = title && line && tone ? { title, line, tone } : null
    lists[place] ??= []
    const price = url === null ? prices.get(category_id) : undefined
    const from_amount = price === undefined ? null : toNaira(kobo(price))
    const img = pictureAddress(picture_hash)
    lists[place].push({ id, img, category_id, url, alt, from_amount, words })
  }
  return lists
}

const bannersOfPage = rareStatement(
  'content-banners',
  {
    id: number,
    place: oneOf(bannerPlaces),
    alt: text,
    picture_hash: text,
    category_id: number,
    url: nullable(text),
    title: nullable(text),
    line: nullable(text),
    tone: nullable(oneOf(bannerTones)),
  },
  `SELECT id, place, alt, picture_hash, category_id, url, title, line, tone FROM content_banners
   WHERE place LIKE $1 AND ${visibleAt('$2')} ORDER BY position, id`,
)

export async function readMenus(db: Db, at: Date) {
  const rows = await many(db, allMenus, [at])
  return rows.map(({ name, url, picture_hash }) => ({
    name,
    icon: pictureAddress(picture_hash),
    url,
  }))
}

const allMenus = rareStatement(
  'content-menus',
  { name: text, url: text, picture_hash: text },
  `SELECT name, url, picture_hash FROM content_menus WHERE ${visibleAt('$1')} ORDER BY position, id`,
)

export async function readRepresentatives(
  db: Db,
  kind: RepresentativeKind,
  at: Date,
): Promise<Representative[]> {
  const rows = await many(db, representativesOfKind, [kind, at])
  return rows.map(({ picture_hash, ...row }) => ({
    ...row,
    image_url: pictureAddress(picture_hash),
  }))
}

const representativesOfKind = rareStatement(
  'content-representatives',
  { id: number, name: text, phone_number: text, picture_hash: text },
  `SELECT id, name, phone_number, picture_hash FROM content_representatives
   WHERE kind = $1 AND ${visibleAt('$2')} ORDER BY position, id`,
)

/** The first one's number, E.164; null if there is none. */
export async function firstRepresentative(
  db: Db,
  kind: RepresentativeKind,
  at: Date,
): Promise<string | null> {
  return (await maybe(db, firstOfKind, [kind, at]))?.phone_number ?? null
}

const firstOfKind = rareStatement(
  'content-first-representative',
  { phone_number: text },
  `SELECT phone_number FROM content_representatives
   WHERE kind = $1 AND ${visibleAt('$2')} ORDER BY position, id LIMIT 1`,
)

/** Of those that are shown, the ones that began last; empty texts until staff have set them. */
export async function readSocials(db: Db, at: Date) {
  return (await maybe(db, newestSocials, [at])) ?? emptySocials
}

const newestSocials = rareStatement(
  'content-socials',
  {
    facebook: text,
    instagram: text,
    x: text,
    linkedlin: text,
    youtube: text,
    tiktok: text,
    address: text,
  },
  `SELECT facebook, instagram, x, linkedlin, youtube, tiktok, address FROM content_socials
   WHERE ${visibleAt('$1')} ORDER BY starts_at DESC NULLS LAST, id DESC LIMIT 1`,
)

const emptySocials = {
  facebook: '',
  instagram: '',
  x: '',
  linkedlin: '',
  youtube: '',
  tiktok: '',
  address: '',
}

/** The condition of rows that are shown at the moment of a parameter. */
function visibleAt(at: string): string {
  return `(starts_at IS NULL OR starts_at <= ${at}) AND (ends_at IS NULL OR ends_at > ${at})`
}
