import type { Request } from '#contract/endpoint.ts'
import type { EditedMeanwhile } from '#contract/office/answers.ts'
import type { HelpPageName, HelpSection, help, OfficeHelpPage } from '#contract/office/help.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import {
  editorNames,
  lockSection,
  type MemberNames,
  type PageRow,
  pageRows,
  type SectionRow,
  sectionRows,
  toPage,
  toSection,
} from './rows.ts'

export interface HelpEditDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  memberNames: MemberNames
}

/** Sections of one page, more than anybody reads. */
const maxSections = 300

/** Refuses with `not_found` and `edited_meanwhile`. */
export function editPage(
  deps: HelpEditDeps,
  name: HelpPageName,
  { version, ...sent }: Request<typeof help.editPage>['body'],
  call: Call,
): Promise<OfficeHelpPage> {
  return inTransaction(deps.database.pool, async (tx) => {
    const before = await lockedPage(tx, name)
    const was = {
      title: before.title,
      description: before.description,
      features_title: before.features_title,
    }
    await requireVersion(deps, tx, before, version, differences(sent, was))
    const by = actorText({ staff: staffOf(call).id })
    const values = [sent.title, sent.description, sent.features_title]
    await run(tx, updatePage, [name, ...values, deps.clock.now(), by])
    const [row = refuse('not_found')] = await many(tx, pageRows, [name])
    const page = toPage(row, await editorNames(deps.memberNames, tx, [row]))
    await deps.recordAudit(tx, auditSource(call), {
      subject: `help:${name}`,
      before: differences(sent, was),
      after: differences(was, sent),
    })
    return page
  })
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
export function addSection(
  deps: HelpEditDeps,
  name: HelpPageName,
  sent: Request<typeof help.addSection>['body'],
  call: Call,
): Promise<HelpSection> {
  return inTransaction(deps.database.pool, async (tx) => {
    const page = await lockedPage(tx, name)
    if (page.sections >= maxSections) refuse('list_full')
    const isQuestion = sent.kind === 'question'
    if (isQuestion !== (name === 'faq')) refuseField('kind', 'This page has no such sections')
    refuseMisfit(sent.kind, sent)
    const by = actorText({ staff: staffOf(call).id })
    const { kind, topic, icon, title, body } = sent
    const values = [name, kind, topic, icon, title, body, deps.clock.now(), by]
    const { id } = await one(tx, insertSection, values)
    await run(tx, ownPage, [name])
    const row = await one(tx, lockSection, [id])
    await deps.recordAudit(tx, auditSource(call), { subject: subjectOf(id), after: sent })
    return toSection(row, await editorNames(deps.memberNames, tx, [row]))
  })
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
export function editSection(
  deps: HelpEditDeps,
  id: number,
  { version, ...sent }: Request<typeof help.editSection>['body'],
  call: Call,
): Promise<HelpSection> {
  return inTransaction(deps.database.pool, async (tx) => {
    const before = (await maybe(tx, lockSection, [id])) ?? refuse('not_found')
    const { title, body, topic, icon } = before
    const was = { title, body, topic, icon }
    await requireVersion(deps, tx, before, version, differences(sent, was))
    refuseMisfit(before.kind, sent)
    const by = actorText({ staff: staffOf(call).id })
    const values = [id, sent.topic, sent.icon, sent.title, sent.body, deps.clock.now(), by]
    await run(tx, updateSection, values)
    await run(tx, ownPage, [before.page])
    const row = await one(tx, lockSection, [id])
    await deps.recordAudit(tx, auditSource(call), {
      subject: subjectOf(id),
      before: differences(sent, was),
      after: differences(was, sent),
    })
    return toSection(row, await editorNames(deps.memberNames, tx, [row]))
  })
}

const updateSection = rareStatement(
  'help-edit-section',
  {},
  `UPDATE help_sections SET topic = $2, icon = $3, title = $4, body = $5, edited_at = $6,
     edited_by = $7, version = version + 1 WHERE id = $1`,
)

/** Refuses with `not_found`. */
export function deleteSection(deps: HelpEditDeps, id: number, call: Call): Promise<void> {
  return inTransaction(deps.database.pool, async (tx) => {
    const before = (await maybe(tx, lockSection, [id])) ?? refuse('not_found')
    await run(tx, removeSection, [id])
    await run(tx, ownPage, [before.page])
    const { kind, topic, icon, title, body } = before
    await deps.recordAudit(tx, auditSource(call), {
      subject: subjectOf(id),
      before: { kind, topic, icon, title, body },
    })
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
  return inTransaction(deps.database.pool, async (tx) => {
    await lockedPage(tx, name)
    const before = (await many(tx, sectionRows, [name])).map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) {
      refuse('conflict', { message: 'Others were added or deleted meanwhile. Look again.' })
    }
    await run(tx, placeSections, [ids])
    await run(tx, ownPage, [name])
    await deps.recordAudit(tx, auditSource(call), {
      subject: `help:${name}`,
      before: { order: before },
      after: { order: ids },
    })
  })
}

const placeSections = rareStatement(
  'help-order-sections',
  {},
  `UPDATE help_sections SET position = placed.at - 1
   FROM unnest($1::integer[]) WITH ORDINALITY AS placed (id, at) WHERE help_sections.id = placed.id`,
)

function subjectOf(id: number): string {
  return `help-section:${id}`
}

async function requireVersion(
  { memberNames }: HelpEditDeps,
  tx: Tx,
  before: Pick<PageRow, 'version' | 'edited_at' | 'edited_by'>,
  version: number,
  fields: Record<string, unknown>,
): Promise<void> {
  if (before.version === version) return
  const names = await editorNames(memberNames, tx, [before])
  const data: EditedMeanwhile = {
    version: before.version,
    by: names(before.edited_by),
    at: before.edited_at.toISOString(),
    fields,
  }
  refuse('edited_meanwhile', { data })
}

/** Fields of `now` that are not as they were. */
function differences(was: object, now: object): Record<string, unknown> {
  const before = new Map(Object.entries(was))
  return Object.fromEntries(Object.entries(now).filter(([name, to]) => before.get(name) !== to))
}
