import type { OfficeQuestion } from '#contract/office/questions.ts'
import { accountsOfContact } from '#server/accounts/accounts.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, number } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { isStale, listedQuestion, type QuestionRow, questionColumns, questionRow } from './rows.ts'

/** A message as stored. Refuses with `not_found`. */
export async function readQuestion(db: Db, id: number): Promise<QuestionRow> {
  return (await maybe(db, questionById, [id])) ?? refuse('not_found')
}

const questionById = rareStatement(
  'question-by-id',
  questionRow,
  `SELECT ${questionColumns} FROM contact_messages WHERE id = $1`,
)

/** One message with all that the office shows, to this member. Refuses with `not_found`. */
export async function wholeQuestion(
  db: Db,
  { memberNames, clock }: { memberNames: MemberNames; clock: Clock },
  id: number,
  memberId: number,
): Promise<OfficeQuestion> {
  const row = await readQuestion(db, id)
  const names = await memberNames(db, row.member_id === null ? [] : [row.member_id])
  const pictures = await many(db, pictureIds, [id])
  return {
    ...listedQuestion(row, names),
    question: row.message,
    answer: row.answer,
    picture_ids: pictures.map((picture) => picture.id),
    is_own: row.member_id === memberId && row.answered_at === null,
    is_stale: isStale(row, clock.now()),
    customer_id: await customerOf(db, row),
  }
}

const pictureIds = rareStatement(
  'question-pictures',
  { id: number },
  'SELECT id FROM contact_pictures WHERE message_id = $1 ORDER BY id',
)

/** The account with its e-mail address, or else with its number. */
async function customerOf(db: Db, { email, phone_number }: QuestionRow): Promise<number | null> {
  const [byEmail] = await accountsOfContact(db, { email: email.toLowerCase() })
  if (byEmail !== undefined || phone_number === null) return byEmail ?? null
  const [byPhone] = await accountsOfContact(db, { phoneNumber: phone_number })
  return byPhone ?? null
}

/** A picture of a message, a JPEG that the mall has made. Refuses with `not_found`. */
export async function pictureOf(db: Db, id: number, picture: number): Promise<Buffer> {
  return ((await maybe(db, pictureBytes, [id, picture])) ?? refuse('not_found')).bytes
}

const pictureBytes = rareStatement(
  'question-picture',
  { bytes },
  'SELECT bytes FROM contact_pictures WHERE message_id = $1 AND id = $2',
)
