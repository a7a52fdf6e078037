import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

export interface StoreSettings {
  DATA_DIR: string
  MEDIA_FOLDER?: string | undefined
  MEDIA_S3_ENDPOINT?: string | undefined
  MEDIA_S3_BUCKET?: string | undefined
  MEDIA_S3_REGION: string
  MEDIA_S3_ACCESS_KEY_ID?: string | undefined
  MEDIA_S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The time for one picture where no shopper waits for it: a busy disk is no reason to end a seed or a backup. */
export const unhurried = { timeoutMs: 60_000 }

/** The bucket where one is configured, else the named folder, else `media` in the data folder. */
export function openStore(settings: StoreSettings, bounds: { timeoutMs?: number } = {}): Store {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket } = settings
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    settings
  const given = [endpoint, bucket, accessKeyId, secretAccessKey]
  if (given.every((one) => one === undefined))
    return folderStore(settings.MEDIA_FOLDER ?? join(settings.DATA_DIR, 'media'), bounds)
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new Error(
      'A bucket for pictures needs MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY together.',
    )
  }
  return s3Store({
    endpoint,
    bucket,
    region: settings.MEDIA_S3_REGION,
    accessKeyId,
    secretAccessKey,
    ...bounds,
  })
}
