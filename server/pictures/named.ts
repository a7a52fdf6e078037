import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** A picture that a record of the database names. */
export interface NamedPicture {
  hash: string
  /** One of the records that name it, for people: 'product 12'. */
  record: string
}

/** The columns of a statement that answers them. */
export const namedPicture = { hash: text, record: text }

/** Every picture that the staff have sent and that is not about to be deleted. */
export function uploadedPictures(db: Db): Promise<NamedPicture[]> {
  return many(db, uploaded)
}

const uploaded = rareStatement(
  'pictures-uploaded',
  namedPicture,
  `SELECT hash, 'the uploads' AS record FROM pictures WHERE NOT is_going`,
)
