import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { HelpContent, help } from '#contract/shop/help.ts'
import { actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { boolean } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { FaqTopic, HelpPage } from '../words/shape.ts'
import { delivered, type HelpName, type PageName, pageNames } from './delivered.ts'
import { readFaq, readPage } from './read.ts'

const Faq = help.faq.answer.shape.message

/**
 * Writes the delivered words into the tables, at the start of a process. Pages that staff have edited stay as they are;
 * the others follow the words of the mall's newest version.
 */
export async function loadHelp({
  database,
  clock,
  storeName,
}: {
  database: Database
  clock: Clock
  storeName: string
}): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await run(tx, lockLoading)
    for (const name of pageNames) {
      const words = delivered[name](storeName)
      if (await isCurrent(tx, name, async () => samePage(await readPage(tx, name, ''), words))) {
        continue
      }
      await write(tx, clock.now(), name, { page: words, isDelivered: true })
    }
    const topics = delivered.faq()
    if (await isCurrent(tx, 'faq', async () => sameFaq(await readFaq(tx), topics))) return
    await write(tx, clock.now(), 'faq', { topics, isDelivered: true })
  })
}

const lockLoading = rareStatement(
  'help-lock-loading',
  {},
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('help pages', 3))`,
)

/** Whether nothing is to be written: staff have edited it, or it has these words already. */
async function isCurrent(tx: Tx, name: HelpName, isSame: () => Promise<boolean>): Promise<boolean> {
  const row = await maybe(tx, origin, [name])
  return row !== null && (!row.is_delivered || (await isSame()))
}

const origin = rareStatement(
  'help-page-origin',
  { is_delivered: boolean },
  'SELECT is_delivered FROM help_pages WHERE name = $1',
)

function samePage(one: HelpPage, other: HelpPage): boolean {
  return isDeepStrictEqual(one, other)
}

/** The numbers of questions are the tables'. */
function sameFaq(one: FaqTopic[], other: FaqTopic[]): boolean {
  const words = (topics: FaqTopic[]) =>
    topics.map(({ topic_title, questions }) => [
      topic_title,
      questions.map(({ question, answer }) => [question, answer]),
    ])
  return isDeepStrictEqual(words(one), words(other))
}

/** Replaces a page's text; null restores the delivered one. Throws where the content does not fit the page. */
export async function replaceHelp(
  tx: Tx,
  at: Date,
  page:
    | { name: 'faq'; content: FaqTopic[] | null }
    | { name: PageName; content: z.input<typeof HelpContent> | null },
): Promise<void> {
  if (page.content === null) await run(tx, removePage, [page.name])
  else if (page.name === 'faq') {
    await write(tx, at, 'faq', { topics: Faq.parse(page.content), isDelivered: false })
  } else {
    const content = HelpContent.parse(page.content)
    await write(tx, at, page.name, { page: content, isDelivered: false })
  }
}

const removePage = rareStatement('help-remove-page', {}, 'DELETE FROM help_pages WHERE name = $1')

type Words = ({ page: HelpPage } | { topics: FaqTopic[] }) & { isDelivered: boolean }

async function write(tx: Tx, at: Date, name: HelpName, words: Words): Promise<void> {
  await run(tx, removePage, [name])
  const by = actorText({ command: 'start' })
  const head =
    'page' in words
      ? words.page
      : { title: 'Frequently asked questions', description: '', image: null, features_title: null }
  const { title, description, image, features_title } = head
  const facts = [title, description, image, features_title]
  await run(tx, addPage, [name, ...facts, words.isDelivered, at, by])
  await run(tx, addSections, [name, JSON.stringify(sectionsOf(words)), at, by])
}

function sectionsOf(words: Words): object[] {
  if ('topics' in words) {
    return words.topics.flatMap(({ topic_title: topic, questions }) =>
      questions.map(({ question, answer }) => ({
        kind: 'question',
        topic,
        title: question,
        body: answer,
      })),
    )
  }
  const { features, subtitles } = words.page
  return [
    ...features.map(({ icon, title, description: body }) => ({
      kind: 'feature',
      icon,
      title,
      body,
    })),
    ...subtitles.map(({ title, description: body }) => ({ kind: 'section', title, body })),
  ]
}

const addPage = rareStatement(
  'help-add-page',
  {},
  `INSERT INTO help_pages
     (name, title, description, image, features_title, is_delivered, edited_at, edited_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

const addSections = rareStatement(
  'help-add-sections',
  {},
  `INSERT INTO help_sections (page, position, kind, topic, icon, title, body, edited_at, edited_by)
   SELECT $1, place, value ->> 'kind', value ->> 'topic', value ->> 'icon', value ->> 'title',
     value ->> 'body', $3, $4
   FROM jsonb_array_elements($2) WITH ORDINALITY AS section (value, place) ORDER BY place`,
)
