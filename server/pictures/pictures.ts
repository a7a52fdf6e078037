import type { pictures } from '#contract/office/pictures.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { addPicture, type PictureDeps } from './add.ts'
import { type CleanUpDeps, deleteUnused } from './delete-unused.ts'

/** The public module of pictures: all that other domains may import. */
export type { PicturesUsed } from './delete-unused.ts'
export { type NamedPicture, namedPicture, uploadedPictures } from './named.ts'
export { recordPictures, usePictures } from './use.ts'

export function openPictures(
  deps: PictureDeps & CleanUpDeps,
): Domain<Record<never, never>, typeof pictures> {
  return {
    handlers: {},
    office: {
      async addPicture({ file }, call) {
        return { data: { picture: await addPicture(deps, file, call) } }
      },
    },
    jobs: [defineJob('pictures-delete-unused', '20 3 * * *', () => deleteUnused(deps))],
  }
}
