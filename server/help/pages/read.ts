import { nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { FaqTopic, HelpPage } from '../words/shape.ts'
import { delivered, type HelpName, type PageName } from './delivered.ts'

/** A page as the mall shows it; the delivered words until it is in the tables. */
export async function readPage(db: Db, name: PageName, storeName: string): Promise<HelpPage> {
  const page = await maybe(db, pageWords, [name])
  if (!page) return delivered[name](storeName)
  const sections = await many(db, sectionWords, [name])
  return {
    ...page,
    features: sections
      .filter(({ kind }) => kind === 'feature')
      .map(({ icon, title, body }) => ({ icon: icon ?? '', title, description: body })),
    subtitles: sections
      .filter(({ kind }) => kind === 'section')
      .map(({ title, body }) => ({ title, description: body })),
  }
}

/** Topics in the order of their first questions. */
export async function readFaq(db: Db): Promise<FaqTopic[]> {
  const name: HelpName = 'faq'
  if (!(await maybe(db, pageWords, [name]))) return delivered.faq()
  const questions = await many(db, sectionWords, [name])
  return [...Map.groupBy(questions, ({ topic }) => topic ?? '')].map(([topic_title, ofTopic]) => ({
    topic_title,
    questions: ofTopic.map(({ id, title, body }) => ({ id, question: title, answer: body })),
  }))
}

const pageWords = rareStatement(
  'help-page-words',
  { title: text, description: text, image: nullable(text), features_title: nullable(text) },
  'SELECT title, description, image, features_title FROM help_pages WHERE name = $1',
)

const sectionWords = rareStatement(
  'help-section-words',
  {
    id: number,
    kind: oneOf(['section', 'feature', 'question']),
    topic: nullable(text),
    icon: nullable(text),
    title: text,
    body: text,
  },
  `SELECT id, kind, topic, icon, title, body FROM help_sections
   WHERE page = $1 ORDER BY position, id`,
)
