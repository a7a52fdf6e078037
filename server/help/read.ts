import { eq } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { z } from 'zod'
import { HelpContent, help } from '#contract/help.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type HelpName, helpTexts } from './tables.ts'
import { aboutUs } from './words/about-us.ts'
import { faq } from './words/faq.ts'
import { privacy } from './words/privacy.ts'
import { refundPolicy } from './words/refund-policy.ts'
import type { FaqTopic, HelpPage } from './words/shape.ts'
import { terms } from './words/terms.ts'

export type PageName = Exclude<HelpName, 'faq'>

/** The texts until staff replace them. */
const defaultPages: Record<PageName, (storeName: string) => HelpPage> = {
  'about-us': aboutUs,
  'refund-policy': refundPolicy,
  'terms-and-condition': terms,
  'privacy-policy': privacy,
}

/** Staff's own text of a help page, or the default. */
export async function readPage(
  database: Database,
  name: PageName,
  storeName: string,
): Promise<HelpPage> {
  const changed = await readChanged(database, name)
  return changed === null ? defaultPages[name](storeName) : HelpContent.parse(changed)
}

export async function readFaq(database: Database): Promise<FaqTopic[]> {
  const changed = await readChanged(database, 'faq')
  return changed === null ? faq() : Faq.parse(changed)
}

const Faq = help.faq.answer.shape.message

async function readChanged({ drizzle }: Database, name: HelpName): Promise<unknown> {
  const [row] = await drizzle
    .select({ content: helpTexts.content })
    .from(helpTexts)
    .where(eq(helpTexts.name, name))
  return row?.content ?? null
}

/** Replaces a page's text; null restores the default. Throws where the content does not fit the page. */
export async function replaceHelp(
  client: ClientBase,
  at: Date,
  page:
    | { name: 'faq'; content: FaqTopic[] | null }
    | { name: PageName; content: z.input<typeof HelpContent> | null },
): Promise<void> {
  if (page.content === null) {
    await client.query('DELETE FROM help_texts WHERE name = $1', [page.name])
    return
  }
  const content = page.name === 'faq' ? Faq.parse(page.content) : HelpContent.parse(page.content)
  await client.query(
    `INSERT INTO help_texts (name, content, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET content = EXCLUDED.content, changed_at = EXCLUDED.changed_at`,
    [page.name, JSON.stringify(content), at],
  )
}
