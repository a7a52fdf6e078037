import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

// The truth, with constraints and triggers, is database/migrations/0005_content.sql.

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const bannerPlaces = [
  'home_left',
  'home_right_top',
  'home_right_bottom',
  'home_middle',
  'home_top',
  'product_top',
  'product_bottom',
  'product_bottom_left',
  'product_bottom_right',
  'cart_middle',
  'category_top',
] as const
export type BannerPlace = (typeof bannerPlaces)[number]

export const contentBanners = pgTable('content_banners', {
  id: id(),
  place: text('place', { enum: bannerPlaces }).notNull(),
  position: integer('position').notNull(),
  /** The words on the picture, for those who don't see it. */
  alt: text('alt').notNull(),
  pictureHash: text('picture_hash').notNull(),
  categoryId: integer('category_id').notNull(),
})

export const contentMenus = pgTable('content_menus', {
  id: id(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** An address of the mall itself. */
  url: text('url').notNull(),
  pictureHash: text('picture_hash').notNull(),
})

const representativeKinds = ['orders', 'logistics', 'disputes'] as const
export type RepresentativeKind = (typeof representativeKinds)[number]

export const contentRepresentatives = pgTable('content_representatives', {
  id: id(),
  kind: text('kind', { enum: representativeKinds }).notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** E.164. */
  phoneNumber: text('phone_number').notNull(),
  pictureHash: text('picture_hash').notNull(),
})

/** At most one row. */
export const contentSocials = pgTable('content_socials', {
  singleton: boolean('singleton').primaryKey().default(true),
  facebook: text('facebook').notNull(),
  instagram: text('instagram').notNull(),
  x: text('x').notNull(),
  /** Spelt as the specification spells it. */
  linkedlin: text('linkedlin').notNull(),
  youtube: text('youtube').notNull(),
  tiktok: text('tiktok').notNull(),
  address: text('address').notNull(),
})
