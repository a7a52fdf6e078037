import { replaceContent } from '#server/content/content.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { drawBanner, drawMenuIcon, drawPortrait } from './art/art.ts'
import type { DemoData, DemoMenu, DemoPicture } from './demo/shape.ts'

/**
 * Writes the demo mall's banners, tiles, representatives and social links, after its categories.
 * `storePicture` stores a drawing and answers its hash. The transaction is the caller's.
 */
export async function seedContent(
  tx: Tx,
  demo: DemoData,
  storePicture: (picture: DemoPicture) => Promise<string>,
): Promise<void> {
  const idOf = await categoryIds(tx)
  await replaceContent(tx, {
    banners: await Promise.all(
      demo.banners.map(async ({ place, title, line, tone, look, art, category }) => ({
        place,
        alt: `${title}. ${line}`,
        words: { title, line, tone },
        pictureHash: await storePicture(drawBanner({ title, line, kind: art, place, tone, look })),
        categoryId: idOf(category),
      })),
    ),
    menus: await Promise.all(
      demo.menus.map(async ({ name, art, leadsTo }) => ({
        name,
        url: addressOf(leadsTo, idOf),
        pictureHash: await storePicture(drawMenuIcon(art)),
      })),
    ),
    representatives: await Promise.all(
      demo.representatives.map(async ({ kind, name, phone }) => ({
        kind,
        name,
        phoneNumber: phone,
        pictureHash: await storePicture(drawPortrait(name)),
      })),
    ),
    socials: demo.socials,
  })
}

const allCategories = rareStatement(
  'seed-categories',
  { slug: text, id: number },
  'SELECT slug, id FROM categories',
)

async function categoryIds(tx: Tx): Promise<(slug: string) => number> {
  const rows = await many(tx, allCategories)
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`there is no category '${slug}'`)
    return id
  }
}

function addressOf(target: DemoMenu['leadsTo'], idOf: (slug: string) => number): string {
  return 'category' in target
    ? `/categories?categories=${idOf(target.category)}`
    : `/categories?${new URLSearchParams({ prod: target.search })}`
}
