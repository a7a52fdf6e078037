import { asc, eq, like } from 'drizzle-orm'
import type { Banner } from '#contract/content.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type BannerPlace,
  contentBanners,
  contentMenus,
  contentRepresentatives,
  contentSocials,
  type RepresentativeKind,
} from './tables.ts'

/** The page of a banner: the first word of its place. */
export type BannerPage = 'home' | 'product' | 'cart' | 'category'

/** Banners by place; places without one are left out. */
export async function readBanners({ drizzle }: Database, page: BannerPage) {
  const rows = await drizzle
    .select()
    .from(contentBanners)
    .where(like(contentBanners.place, `${page}\\_%`))
    .orderBy(asc(contentBanners.position), asc(contentBanners.id))
  const lists: Partial<Record<BannerPlace, Banner[]>> = {}
  for (const { place, id, alt, pictureHash, categoryId } of rows) {
    lists[place] ??= []
    lists[place].push({ id, img: pictureUrl(pictureHash), category_id: categoryId, alt })
  }
  return lists
}

export async function readMenus({ drizzle }: Database) {
  const rows = await drizzle
    .select()
    .from(contentMenus)
    .orderBy(asc(contentMenus.position), asc(contentMenus.id))
  return rows.map(({ name, url, pictureHash }) => ({ name, icon: pictureUrl(pictureHash), url }))
}

export async function readRepresentatives({ drizzle }: Database, kind: RepresentativeKind) {
  const rows = await drizzle
    .select()
    .from(contentRepresentatives)
    .where(eq(contentRepresentatives.kind, kind))
    .orderBy(asc(contentRepresentatives.position), asc(contentRepresentatives.id))
  return rows.map(({ id, name, phoneNumber, pictureHash }) => ({
    id,
    name,
    phone_number: phoneNumber,
    image_url: pictureUrl(pictureHash),
  }))
}

/** The first one's number, E.164; null if there is none. */
export async function firstRepresentative(
  { drizzle }: Database,
  kind: RepresentativeKind,
): Promise<string | null> {
  const [first] = await drizzle
    .select({ phoneNumber: contentRepresentatives.phoneNumber })
    .from(contentRepresentatives)
    .where(eq(contentRepresentatives.kind, kind))
    .orderBy(asc(contentRepresentatives.position), asc(contentRepresentatives.id))
    .limit(1)
  return first?.phoneNumber ?? null
}

/** Empty texts until staff have set them. */
export async function readSocials({ drizzle }: Database) {
  const [row] = await drizzle.select().from(contentSocials)
  const { singleton: _, ...socials } = row ?? { singleton: true, ...emptySocials }
  return socials
}

const emptySocials = {
  facebook: '',
  instagram: '',
  x: '',
  linkedlin: '',
  youtube: '',
  tiktok: '',
  address: '',
}

function pictureUrl(hash: string): string {
  return `/media/${hash}`
}
