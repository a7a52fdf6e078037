import type { z } from 'zod'
import { HelpContent, help } from '#contract/shop/help.ts'
import { type Column, json } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { aboutUs } from './words/about-us.ts'
import { faq } from './words/faq.ts'
import { privacy } from './words/privacy.ts'
import { refundPolicy } from './words/refund-policy.ts'
import type { FaqTopic, HelpPage } from './words/shape.ts'
import { terms } from './words/terms.ts'

export type PageName = 'about-us' | 'refund-policy' | 'terms-and-condition' | 'privacy-policy'

/** The texts until staff replace them. */
const defaultPages: Record<PageName, (storeName: string) => HelpPage> = {
  'about-us': aboutUs,
  'refund-policy': refundPolicy,
  'terms-and-condition': terms,
  'privacy-policy': privacy,
}

/** Staff's own text of a help page, or the default. */
export async function readPage(db: Db, name: PageName, storeName: string): Promise<HelpPage> {
  const changed = await readChanged(db, name)
  return changed === null ? defaultPages[name](storeName) : HelpContent.parse(changed)
}

export async function readFaq(db: Db): Promise<FaqTopic[]> {
  const changed = await readChanged(db, 'faq')
  return changed === null ? faq() : Faq.parse(changed)
}

const Faq = help.faq.answer.shape.message

/** Null: staff have not changed it. */
async function readChanged(db: Db, name: PageName | 'faq'): Promise<unknown> {
  return (await maybe(db, changedText, [name]))?.content ?? null
}

/** What a page or the questions hold is parsed where it is read. */
const anything: Column<unknown> = { types: [], has: (_value): _value is unknown => true }

const changedText = rareStatement(
  'help-text',
  { content: json(anything) },
  'SELECT content FROM help_texts WHERE name = $1',
)

/** Replaces a page's text; null restores the default. Throws where the content does not fit the page. */
export async function replaceHelp(
  tx: Db,
  at: Date,
  page:
    | { name: 'faq'; content: FaqTopic[] | null }
    | { name: PageName; content: z.input<typeof HelpContent> | null },
): Promise<void> {
  if (page.content === null) {
    await run(tx, restoreDefault, [page.name])
    return
  }
  const content = page.name === 'faq' ? Faq.parse(page.content) : HelpContent.parse(page.content)
  await run(tx, storeText, [page.name, JSON.stringify(content), at])
}

const restoreDefault = rareStatement(
  'help-restore-default',
  {},
  'DELETE FROM help_texts WHERE name = $1',
)

const storeText = rareStatement(
  'help-store-text',
  {},
  `INSERT INTO help_texts (name, content, changed_at) VALUES ($1, $2, $3)
   ON CONFLICT (name) DO UPDATE SET content = EXCLUDED.content, changed_at = EXCLUDED.changed_at`,
)
