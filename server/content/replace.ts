import type { BannerPlace, RepresentativeKind } from '#contract/banner-places.ts'
import type { Banner } from '#contract/shop/content.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** The mall's editorial content; lists are in display order. */
export interface Content {
  banners: {
    place: BannerPlace
    alt: string
    /** Null: the picture has its words in it. */
    words: Banner['words']
    pictureHash: string
    categoryId: number
  }[]
  menus: { name: string; url: string; pictureHash: string }[]
  representatives: {
    kind: RepresentativeKind
    name: string
    /** E.164. */
    phoneNumber: string
    pictureHash: string
  }[]
  socials: {
    facebook: string
    instagram: string
    x: string
    /** Spelt as the specification spells it. */
    linkedlin: string
    youtube: string
    tiktok: string
    address: string
  }
}

/** Replaces all content, in the caller's transaction. */
export async function replaceContent(tx: Db, content: Content): Promise<void> {
  for (const emptyTable of emptyTables) await run(tx, emptyTable)
  const banners = content.banners.map(({ words, ...banner }) => ({ ...banner, ...words }))
  await run(tx, addBanners, [inOrder(banners)])
  await run(tx, addMenus, [inOrder(content.menus)])
  await run(tx, addRepresentatives, [inOrder(content.representatives)])
  await run(tx, addSocials, [JSON.stringify(content.socials)])
}

function inOrder(rows: object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })))
}

const emptyTables = ['banners', 'menus', 'representatives', 'socials'].map((name) =>
  rareStatement(`content-empty-${name}`, {}, `DELETE FROM content_${name}`),
)

const addBanners = rareStatement(
  'content-add-banners',
  {},
  `INSERT INTO content_banners (place, position, alt, picture_hash, category_id, title, line, tone)
   SELECT place, position, alt, "pictureHash", "categoryId", title, line, tone
   FROM jsonb_to_recordset($1) AS banner
     (place text, position integer, alt text, "pictureHash" text, "categoryId" integer,
      title text, line text, tone text)
   ORDER BY position`,
)

const addMenus = rareStatement(
  'content-add-menus',
  {},
  `INSERT INTO content_menus (position, name, url, picture_hash)
   SELECT position, name, url, "pictureHash"
   FROM jsonb_to_recordset($1) AS menu (position integer, name text, url text, "pictureHash" text)
   ORDER BY position`,
)

const addRepresentatives = rareStatement(
  'content-add-representatives',
  {},
  `INSERT INTO content_representatives (kind, position, name, phone_number, picture_hash)
   SELECT kind, position, name, "phoneNumber", "pictureHash"
   FROM jsonb_to_recordset($1) AS representative
     (kind text, position integer, name text, "phoneNumber" text, "pictureHash" text)
   ORDER BY position`,
)

const addSocials = rareStatement(
  'content-add-socials',
  {},
  `INSERT INTO content_socials (facebook, instagram, x, linkedlin, youtube, tiktok, address)
   SELECT facebook, instagram, x, linkedlin, youtube, tiktok, address
   FROM jsonb_to_record($1) AS socials
     (facebook text, instagram text, x text, linkedlin text, youtube text, tiktok text, address text)`,
)
