import type { pictures } from '#contract/office/pictures.ts'
import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { addPicture, type PictureDeps } from './add.ts'
import { type CleanUpDeps, deleteUnused } from './delete-unused.ts'

/** The public module of pictures: all that other domains may import. */
export type { PicturesUsed } from './delete-unused.ts'
export { picturesNamed } from './named.ts'
export { plainPicture } from './plain.ts'
export { recordPictures, usePictures } from './use.ts'

export function openPictures(
  deps: PictureDeps & CleanUpDeps,
): Domain<Record<never, never>, typeof pictures> {
  return {
    handlers: {},
    office: {
      async addPicture({ file, query: { name } }, call) {
        return { data: { picture: await addPicture(deps, { file, name }, call) } }
      },
    },
    jobs: [defineJob('pictures-delete-unused', '20 3 * * *', () => deleteUnused(deps))],
  }
}

/** A picture that a record of the database names. */
export interface NamedPicture {
  hash: string
  /** One of the records that name it, for people: 'product 12'. */
  record: string
}

/** The columns of a statement that answers them. */
const namedPicture = { hash: text, record: text }

/** Every picture that the staff have sent and that is not about to be deleted. */
export function uploadedPictures(db: Db): Promise<NamedPicture[]> {
  return many(db, uploaded)
}

const uploaded = rareStatement(
  'pictures-uploaded',
  namedPicture,
  `SELECT hash, 'the uploads' AS record FROM pictures WHERE NOT is_going`,
)
