import type { Request } from '#contract/endpoint.ts'
import type { ListedQuestion, questions } from '#contract/office/questions.ts'
import { typedContact } from '#server/accounts/accounts.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { nullable, number, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { idAfter, type KeyedPage, maxCounted, maxRead, pageByKey } from '#server/platform/total.ts'
import { listedQuestion, questionColumns, questionRow } from './rows.ts'

type Query = Request<(typeof questions)['questions']>['query']

/** A page of messages: those that wait, the oldest first, or those that are answered, the newest first. */
export async function findQuestions(
  db: Db,
  memberNames: MemberNames,
  { state, search, after }: Query,
  memberId: number,
): Promise<KeyedPage<ListedQuestion>> {
  const contact = search ? typedContact(search) : null
  const values = [
    state ?? null,
    memberId,
    contact && 'email' in contact ? contact.email : null,
    contact && 'phoneNumber' in contact ? contact.phoneNumber : null,
    search && !contact ? search : null,
  ]
  const [page, total] =
    state === 'answered' ? [answered, countAnswered] : [waiting, countWaitingOnes]
  const rows = await many(db, page, [...values, idAfter(after), maxRead])
  const fitting = await count(db, total, [...values, maxCounted])
  const members = rows.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]))
  const names = await memberNames(db, [...new Set(members)])
  const found = pageByKey(rows, fitting, ({ id }) => id)
  return { ...found, rows: found.rows.map((row) => listedQuestion(row, names)) }
}

const isSearched = `($3::text IS NULL OR lower(email) = $3)
     AND ($4::text IS NULL OR phone_number = $4)
     AND ($5::text IS NULL
       OR starts_with(search_fold(first_name || ' ' || last_name), search_fold($5))
       OR starts_with(search_fold(last_name), search_fold($5)))`

const isWaiting = `answered_at IS NULL AND CASE $1::text
       WHEN 'open' THEN member_id IS NULL
       WHEN 'taken' THEN member_id IS NOT NULL
       WHEN 'mine' THEN member_id = $2::bigint
       ELSE true
     END AND ${isSearched}`

const isAnswered = `answered_at IS NOT NULL AND $1::text = 'answered' AND $2::bigint > 0 AND ${isSearched}`

const waiting = rareStatement(
  'questions-waiting',
  questionRow,
  `SELECT ${questionColumns} FROM contact_messages
   WHERE ${isWaiting} AND ($6::bigint IS NULL OR id > $6) ORDER BY id LIMIT $7`,
)

const answered = rareStatement(
  'questions-answered',
  questionRow,
  `SELECT ${questionColumns} FROM contact_messages
   WHERE ${isAnswered} AND ($6::bigint IS NULL OR id < $6) ORDER BY id DESC LIMIT $7`,
)

const countWaitingOnes = rareStatement(
  'questions-waiting-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM contact_messages WHERE ${isWaiting} LIMIT $6) AS questions`,
)

const countAnswered = rareStatement(
  'questions-answered-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM contact_messages WHERE ${isAnswered} LIMIT $6) AS questions`,
)

/** How many messages nobody has taken, up to `maxCounted`, and since when the oldest waits. */
export function openQuestions(db: Db): Promise<{ count: number; oldest_at: Date | null }> {
  return one(db, countOpen, [maxCounted])
}

const countOpen = rareStatement(
  'questions-open',
  { count: number, oldest_at: nullable(time) },
  `SELECT count(*)::integer AS count, min(created_at) AS oldest_at FROM (
     SELECT created_at FROM contact_messages
     WHERE answered_at IS NULL AND member_id IS NULL ORDER BY id LIMIT $1
   ) AS questions`,
)
