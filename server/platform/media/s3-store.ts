import { AwsClient } from 'aws4fetch'
import { type Store, StoreUnavailable } from './store.ts'

export interface Bucket {
  /** `https://…`, without the bucket's name. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
}

/** Larger objects are not ours: uploads are at most 12 MB. */
const largestBytes = 32 * 1024 * 1024

/** Stores pictures in any S3-compatible bucket, addressed by path (`endpoint/bucket/key`). */
export function s3Store({ endpoint, bucket, region, timeoutMs = 5000, ...keys }: Bucket): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 1, initRetryMs: 100 })
  const bucketAddress = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const addressOf = (key: string) => `${bucketAddress}/${key}`

  return {
    async find(key) {
      return withDeadline(timeoutMs, async (signal) => {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '2', prefix: key })
        const answer = await client.fetch(`${bucketAddress}?${query}`, { signal })
        await assertOk(answer, 'search')
        // Our keys have no character that XML writes otherwise.
        const keys = (await bodyOf(answer)).toString().matchAll(/<Key>([^<]+)<\/Key>/g)
        return Array.from(keys, ([, found = '']) => found)
      })
    },
    async read(key) {
      return withDeadline(timeoutMs, async (signal) => {
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
      await withDeadline(timeoutMs, async (signal) => {
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
    async remove(key) {
      await withDeadline(timeoutMs, async (signal) => {
        const answer = await client.fetch(addressOf(key), { method: 'DELETE', signal })
        // Some stores answer 404 where there is nothing.
        if (answer.status !== 404) await assertOk(answer, 'delete')
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
 * Rejects after `timeoutMs` whatever the bucket does. The signal alone is not enough: the request that the
 * client signs may be garbage-collected, and the signal with it, while the response is awaited.
 */
async function withDeadline<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const late = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason))
  })
  try {
    return await Promise.race([work(deadline.signal), late])
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnavailable('cannot reach the picture bucket', error)
  } finally {
    clearTimeout(timer)
  }
}
