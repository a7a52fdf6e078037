import { AwsClient } from 'aws4fetch'
import { type Store, StoreUnavailable } from './store.ts'

export interface Bucket {
  /** `https://…`, without the bucket's name. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  limitMs?: number
}

/** Larger answers are not ours: originals are at most 12 MB when they come in. */
const largestBytes = 32 * 1024 * 1024

/** Keeps pictures in any S3-compatible store, addressed by path (`endpoint/bucket/key`). */
export function s3Store({ endpoint, bucket, region, limitMs = 5000, ...keys }: Bucket): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 1, initRetryMs: 100 })
  const addressOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`

  return {
    async read(key) {
      return reaching(limitMs, async (signal) => {
        const answer = await client.fetch(addressOf(key), { signal })
        if (answer.status === 404) {
          await answer.body?.cancel()
          return null
        }
        await assertOk(answer, 'read')
        return bodyOf(answer)
      })
    },
    async write(key, bytes, type) {
      await reaching(limitMs, async (signal) => {
        const answer = await client.fetch(addressOf(key), {
          method: 'PUT',
          body: new Uint8Array(bytes),
          headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) },
          signal,
        })
        await assertOk(answer, 'write')
        await answer.body?.cancel()
      })
    },
  }
}

async function assertOk(answer: Response, what: string): Promise<void> {
  if (answer.ok) return
  await answer.body?.cancel()
  throw new StoreUnavailable(`the picture bucket answered ${answer.status} to a ${what}`)
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > largestBytes) throw new StoreUnavailable('the picture bucket sent too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Ends after `limitMs` whatever the bucket does. The signal alone would not do: the request that the client
 * signs on the way may be collected as garbage, and the signal with it, while the answer is waited for.
 */
async function reaching<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), limitMs)
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason))
  })
  try {
    return await Promise.race([work(over.signal), late])
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnavailable('cannot reach the picture bucket', error)
  } finally {
    clearTimeout(timer)
  }
}
