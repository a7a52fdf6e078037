import type { HelpSection, OfficeHelpPage } from '#contract/office/help.ts'
import { HelpPageName } from '#contract/office/help.ts'
import { namesOfActors } from '#server/platform/actor-names.ts'
import {
  boolean,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { RecordDeps } from '#server/records/records.ts'

const edited = { version: number, edited_at: time, edited_by: text }

const pageRow = {
  name: oneOf(HelpPageName.options),
  title: text,
  description: text,
  features_title: nullable(text),
  is_delivered: boolean,
  ...edited,
  sections: number,
}
export type PageRow = Row<typeof pageRow>

export const pageRows = rareStatement(
  'help-office-pages',
  pageRow,
  `SELECT name, title, description, features_title, is_delivered, version, edited_at, edited_by,
     (SELECT count(*) FROM help_sections WHERE page = help_pages.name) AS sections
   FROM help_pages WHERE $1::text IS NULL OR name = $1 ORDER BY name`,
)

const sectionRow = {
  id: number,
  page: text,
  kind: oneOf(['section', 'feature', 'question']),
  topic: nullable(text),
  icon: nullable(text),
  title: text,
  body: text,
  ...edited,
}
export type SectionRow = Row<typeof sectionRow>

const sectionColumns = 'id, page, kind, topic, icon, title, body, version, edited_at, edited_by'

export const sectionRows = rareStatement(
  'help-office-sections',
  sectionRow,
  `SELECT ${sectionColumns} FROM help_sections WHERE page = $1 ORDER BY position, id`,
)

export const lockSection = rareStatement(
  'help-lock-section',
  sectionRow,
  `SELECT ${sectionColumns} FROM help_sections WHERE id = $1 FOR UPDATE`,
)

export function toPage(row: PageRow, names: Names): OfficeHelpPage {
  return { ...row, edited_at: row.edited_at.toISOString(), edited_by: names(row.edited_by) }
}

export function toSection({ page: _, ...row }: SectionRow, names: Names): HelpSection {
  return { ...row, edited_at: row.edited_at.toISOString(), edited_by: names(row.edited_by) }
}

type Names = (editedBy: string) => string

/** The words for who edited last: a member's name, or what ran it. */
export function editorNames(
  { database, memberNames }: Pick<RecordDeps, 'database' | 'memberNames'>,
  rows: readonly { edited_by: string }[],
): Promise<Names> {
  const actors = rows.map(({ edited_by }) => edited_by)
  return namesOfActors(database, actors, memberNames)
}
