import type { UploadedFile } from '#contract/endpoint.ts'
import type { StoredPicture } from '#contract/office/pictures.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { namesOf, valuesOf } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Call } from '#server/platform/http/handler.ts'
import { hashOf, type Media, pictureAddress, pictureFacts } from '#server/platform/media/media.ts'
import { uploadedPicture } from '#server/platform/media/sent-picture.ts'
import { namePicture } from './named.ts'

export interface PictureDeps {
  database: Database
  clock: Clock
  media: Pick<Media, 'accept' | 'put' | 'remove'>
  recordAudit: RecordAudit
}

/**
 * Stores a picture that a member sends, under its file name where that is given; without a record that refers to it, it stays for seven days. Refuses with
 * `validation_failed` what is no picture, with `too_large` and `overloaded`.
 */
export async function addPicture(
  { database, clock, media, recordAudit }: PictureDeps,
  { file, name }: { file: UploadedFile; name: string | undefined },
  call: Call,
): Promise<StoredPicture> {
  const picture = await uploadedPicture(file, media)
  const { bytes, type, ...facts } = picture
  const hash = hashOf(bytes)
  // The row first, and committed: from here on the nightly job leaves the file alone, also one that it was about
  // to delete. Nobody knows the hash before the file is there.
  await inTransaction(database.pool, async (tx) => {
    await run(tx, putPicture, [hash, ...valuesOf(pictureFacts, facts), clock.now()])
    if (name) await namePicture(tx, hash, name)
    await recordAudit(tx, auditSource(call), {
      subject: `picture:${hash}`,
      after: {
        width: facts.width,
        height: facts.height,
        bytes: bytes.length,
        ...(name && { name }),
      },
    })
  })
  await media.put(bytes, type)
  return { hash, ...facts, address: pictureAddress(hash) }
}

/** Also of a picture that was about to be deleted. */
export const putPicture = rareStatement(
  'pictures-put',
  {},
  `INSERT INTO pictures (hash, ${namesOf(pictureFacts)}, unused_since)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (hash) DO UPDATE SET unused_since = $5, is_going = false`,
)
