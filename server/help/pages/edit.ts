import type { Request } from '#contract/endpoint.ts'
import type { HelpPageName, HelpSection, help, OfficeHelpPage } from '#contract/office/help.ts'
import { actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { orderRecords, type RecordDeps, recordsOf } from '#server/records/records.ts'
import {
  editorNames,
  lockSection,
  type PageRow,
  pageRows,
  type SectionRow,
  sectionRows,
  toPage,
  toSection,
} from './rows.ts'

export interface HelpEditDeps extends RecordDeps {
  clock: Clock
}

/** Sections of one page, more than anybody reads. */
const maxSections = 300

const pageKind = {
  noun: 'help',
  lock: lockedPage,
  fieldsOf: ({ title, description, features_title }: PageRow) => ({
    title,
    description,
    features_title,
  }),
}

const sectionKind = {
  noun: 'help-section',
  lock: (tx: Tx, id: number) => maybe(tx, lockSection, [id]),
  fieldsOf: ({ kind, topic, icon, title, body }: SectionRow) => ({
    kind,
    topic,
    icon,
    title,
    body,
  }),
}

/** Refuses with `not_found` and `edited_meanwhile`. */
export async function editPage(
  deps: HelpEditDeps,
  name: HelpPageName,
  { version, ...sent }: Request<typeof help.editPage>['body'],
  call: Call,
): Promise<OfficeHelpPage> {
  const form = { id: name, version, sent }
  const row = await recordsOf(deps, pageKind).edit(form, call, (tx, { by }) => {
    const values = [sent.title, sent.description, sent.features_title]
    return run(tx, updatePage, [name, ...values, deps.clock.now(), actorText(by)])
  })
  return toPage(row, await editorNames(deps, [row]))
}

/** Sections are added, ordered and deleted under the lock of their page. */
async function lockedPage(tx: Tx, name: string): Promise<PageRow> {
  if (!(await maybe(tx, lockPage, [name]))) refuse('not_found')
  const [row] = await many(tx, pageRows, [name])
  return row ?? refuse('not_found')
}

const lockPage = rareStatement(
  'help-lock-page',
  { name: text },
  'SELECT name FROM help_pages WHERE name = $1 FOR UPDATE',
)

const updatePage = rareStatement(
  'help-edit-page',
  {},
  `UPDATE help_pages SET title = $2, description = $3, features_title = $4, edited_at = $5,
     edited_by = $6, version = version + 1, is_delivered = false WHERE name = $1`,
)

/** From here on a new version of the mall leaves the page alone. */
const ownPage = rareStatement(
  'help-own-page',
  {},
  'UPDATE help_pages SET is_delivered = false WHERE name = $1',
)

/** Refuses with `not_found`, `list_full`, and `validation_failed` what does not fit the page. */
export async function addSection(
  deps: HelpEditDeps,
  name: HelpPageName,
  sent: Request<typeof help.addSection>['body'],
  call: Call,
): Promise<HelpSection> {
  const row = await recordsOf(deps, sectionKind).add(call, async (tx, by) => {
    const page = await lockedPage(tx, name)
    if (page.sections >= maxSections) refuse('list_full')
    const isQuestion = sent.kind === 'question'
    if (isQuestion !== (name === 'faq')) refuseField('kind', 'This page has no such sections')
    refuseMisfit(sent.kind, sent)
    const { kind, topic, icon, title, body } = sent
    const values = [name, kind, topic, icon, title, body, deps.clock.now(), actorText(by)]
    await run(tx, ownPage, [name])
    return one(tx, insertSection, values)
  })
  return toSection(row, await editorNames(deps, [row]))
}

const insertSection = rareStatement(
  'help-add-section',
  { id: number },
  `INSERT INTO help_sections (page, kind, topic, icon, title, body, edited_at, edited_by, position)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8,
     (SELECT coalesce(max(position) + 1, 0) FROM help_sections WHERE page = $1)
   RETURNING id`,
)

function refuseMisfit(kind: SectionRow['kind'], sent: Pick<SectionRow, 'topic' | 'icon'>): void {
  if ((kind === 'question') !== (sent.topic !== null)) {
    refuseField('topic', 'A question needs a topic, and nothing else has one')
  }
  if ((kind === 'feature') !== (sent.icon !== null)) {
    refuseField('icon', 'A highlight needs an icon, and nothing else has one')
  }
}

function refuseField(field: string, message: string): never {
  refuse('validation_failed', { message, errors: { [field]: [message] } })
}

/** Refuses with `not_found`, `edited_meanwhile` and `validation_failed`. */
export async function editSection(
  deps: HelpEditDeps,
  id: number,
  { version, ...sent }: Request<typeof help.editSection>['body'],
  call: Call,
): Promise<HelpSection> {
  const form = { id, version, sent }
  const row = await recordsOf(deps, sectionKind).edit(form, call, async (tx, { by, before }) => {
    refuseMisfit(before.kind, sent)
    const values = [id, sent.topic, sent.icon, sent.title, sent.body]
    await run(tx, updateSection, [...values, deps.clock.now(), actorText(by)])
    await run(tx, ownPage, [before.page])
  })
  return toSection(row, await editorNames(deps, [row]))
}

const updateSection = rareStatement(
  'help-edit-section',
  {},
  `UPDATE help_sections SET topic = $2, icon = $3, title = $4, body = $5, edited_at = $6,
     edited_by = $7, version = version + 1 WHERE id = $1`,
)

/** Refuses with `not_found`. */
export function deleteSection(deps: HelpEditDeps, id: number, call: Call): Promise<void> {
  return recordsOf(deps, sectionKind).remove({ id }, call, async (tx, { before }) => {
    await run(tx, removeSection, [id])
    await run(tx, ownPage, [before.page])
  })
}

const removeSection = rareStatement(
  'help-delete-section',
  {},
  'DELETE FROM help_sections WHERE id = $1',
)

/** Refuses with `not_found` and `conflict`. */
export function orderSections(
  deps: HelpEditDeps,
  name: HelpPageName,
  ids: readonly number[],
  call: Call,
): Promise<void> {
  return orderRecords(deps, call, {
    subject: `help:${name}`,
    ids,
    async lock(tx) {
      await lockedPage(tx, name)
      return many(tx, sectionRows, [name])
    },
    async place(tx) {
      await run(tx, placeSections, [ids])
      await run(tx, ownPage, [name])
    },
  })
}

const placeSections = rareStatement(
  'help-order-sections',
  {},
  `UPDATE help_sections SET position = placed.at - 1
   FROM unnest($1::integer[]) WITH ORDINALITY AS placed (id, at) WHERE help_sections.id = placed.id`,
)
