import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import {
  type BannerPlace,
  contentBanners,
  contentMenus,
  contentRepresentatives,
  contentSocials,
  type RepresentativeKind,
} from './tables.ts'

/** The mall's editorial content; lists are in display order. */
export interface Content {
  banners: { place: BannerPlace; alt: string; pictureHash: string; categoryId: number }[]
  menus: { name: string; url: string; pictureHash: string }[]
  representatives: {
    kind: RepresentativeKind
    name: string
    phoneNumber: string
    pictureHash: string
  }[]
  socials: Omit<typeof contentSocials.$inferInsert, 'singleton'>
}

/** Replaces all content, in the caller's transaction. */
export async function replaceContent(client: PoolClient, content: Content): Promise<void> {
  const database = drizzle(client)
  await database.delete(contentBanners)
  await database.delete(contentMenus)
  await database.delete(contentRepresentatives)
  await database.delete(contentSocials)
  const { banners, menus, representatives } = content
  if (banners.length > 0) await database.insert(contentBanners).values(inOrder(banners))
  if (menus.length > 0) await database.insert(contentMenus).values(inOrder(menus))
  if (representatives.length > 0) {
    await database.insert(contentRepresentatives).values(inOrder(representatives))
  }
  await database.insert(contentSocials).values(content.socials)
}

function inOrder<T>(rows: T[]): (T & { position: number })[] {
  return rows.map((row, position) => ({ ...row, position }))
}
