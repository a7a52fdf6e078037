import { questionHours } from '#contract/limits.ts'
import type { ListedQuestion } from '#contract/office/questions.ts'
import { maskedEmail, maskedPhone } from '#server/accounts/accounts.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'

export const questionRow = {
  id: number,
  first_name: text,
  last_name: text,
  email: text,
  phone_number: nullable(text),
  message: text,
  created_at: time,
  member_id: nullable(number),
  taken_at: nullable(time),
  answer: nullable(text),
  answered_at: nullable(time),
  pictures: number,
}
export type QuestionRow = Row<typeof questionRow>

/** The columns of `questionRow`. */
export const questionColumns = `id, first_name, last_name, email, phone_number, message, created_at,
  member_id, taken_at, answer, answered_at,
  (SELECT count(*)::integer FROM contact_pictures WHERE message_id = contact_messages.id) AS pictures`

/** Characters of a message in the list. */
const beginningLength = 140

/** A message as the list has it. `names`: of members, by id. */
export function listedQuestion(row: QuestionRow, names: Map<number, string>): ListedQuestion {
  const { id, member_id, message, pictures } = row
  return {
    id,
    state: row.answered_at ? 'answered' : member_id === null ? 'open' : 'taken',
    name: `${row.first_name} ${row.last_name}`,
    masked_email: maskedEmail(row.email),
    masked_phone: maskedPhone(row.phone_number),
    beginning: message.length > beginningLength ? `${message.slice(0, beginningLength)}…` : message,
    pictures,
    received_at: row.created_at.toISOString(),
    by: member_id === null ? null : (names.get(member_id) ?? ''),
    taken_at: row.taken_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}

/** Whether its holder has had it for so long that another member may take it. */
export function isStale({ taken_at, answered_at }: QuestionRow, now: Date): boolean {
  if (taken_at === null || answered_at !== null) return false
  return now.getTime() - taken_at.getTime() >= questionHours * 3_600_000
}
