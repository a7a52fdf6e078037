import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cataloguePictures } from '#server/catalogue/catalogue.ts'
import { contentPictures } from '#server/content/content.ts'
import { orderPictures } from '#server/orders/orders.ts'
import { uploadedPictures } from '#server/pictures/pictures.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Fault } from '#server/platform/fault.ts'
import { hashOf, originalKey, type Store } from '#server/platform/media/store.ts'

/** Hash → a record that names the picture, for people. */
export type NamedPictures = ReadonlyMap<string, string>

/** Every picture that the database names. */
export async function namedPictures(db: Db): Promise<NamedPictures> {
  const named = new Map<string, string>()
  // A product is the best record to look at, an upload the last.
  for (const read of [uploadedPictures, orderPictures, contentPictures, cataloguePictures]) {
    for (const { hash, record } of await read(db)) named.set(hash, record)
  }
  return named
}

/** How many are read at once. */
const concurrency = 4

/**
 * Copies the originals that `folder` lacks; a copy is named by its hash, so none is made twice. Answers how many bytes
 * it copied, and which pictures the store has not, or has damaged. Throws `StoreUnavailable`.
 */
export async function copyPictures(
  named: NamedPictures,
  store: Store,
  folder: string,
): Promise<{ bytes: number; missing: string[] }> {
  const missing: string[] = []
  let bytes = 0
  await each([...named.keys()], async (hash) => {
    const copy = join(folder, pathOf(hash))
    if (existsSync(copy)) return
    const original = await store.read(originalKey(hash))
    if (original === null || hashOf(original) !== hash) {
      missing.push(hash)
      return
    }
    await writeWhole(copy, original)
    bytes += original.length
  })
  return { bytes, missing }
}

/** Which of these copies are not there, or not what they were. */
export async function damagedCopies(hashes: readonly string[], folder: string): Promise<string[]> {
  const damaged: string[] = []
  await each(hashes, async (hash) => {
    if ((await readCopy(folder, hash)) === null) damaged.push(hash)
  })
  return damaged.toSorted()
}

/** Puts copies into a store that lacks them; passes over those that are damaged. Answers how many it put. */
export async function putCopies(
  hashes: readonly string[],
  folder: string,
  store: Store,
): Promise<number> {
  let put = 0
  await each(hashes, async (hash) => {
    if ((await store.find(originalKey(hash))).length > 0) return
    const bytes = await readCopy(folder, hash)
    if (bytes === null) return
    await store.write(originalKey(hash), bytes, typeOf(bytes))
    put += 1
  })
  return put
}

/** Reads `sample` of the pictures, drawn at random, and says which the store has not, or has damaged. */
export async function pictureFaults(
  named: NamedPictures,
  store: Store,
  sample: number,
): Promise<Fault[]> {
  const missing: string[] = []
  const damaged: string[] = []
  await each(drawn([...named.keys()], sample), async (hash) => {
    const original = await store.read(originalKey(hash))
    if (original === null) missing.push(hash)
    else if (hashOf(original) !== hash) damaged.push(hash)
  })
  return [
    pictureFault('a picture that no store has', missing, named),
    pictureFault('a picture that is damaged in the store', damaged, named),
  ].filter(({ count }) => count > 0)
}

/** These pictures, with what names them. */
export function pictureFault(fault: string, hashes: string[], named: NamedPictures): Fault {
  const records = hashes
    .toSorted()
    .slice(0, 20)
    .map((hash) => `${hash} of ${named.get(hash)}`)
  return { fault, count: hashes.length, records }
}

/** `size` of them at random, each at most once. */
function drawn(all: string[], size: number): string[] {
  for (let place = 0; place < Math.min(size, all.length); place++) {
    const other = place + Math.floor(Math.random() * (all.length - place))
    const [one = '', two = ''] = [all[other], all[place]]
    all[place] = one
    all[other] = two
  }
  return all.slice(0, size)
}

async function each(hashes: readonly string[], work: (hash: string) => Promise<void>) {
  const left = hashes.values()
  const worker = async () => {
    for (const hash of left) await work(hash)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

async function readCopy(folder: string, hash: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(join(folder, pathOf(hash)))
    return hashOf(bytes) === hash ? bytes : null
  } catch {
    return null
  }
}

function pathOf(hash: string): string {
  return join(hash.slice(0, 2), hash)
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.tmp`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** By the first bytes; originals are of few kinds. */
function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'image/png'
  return bytes.subarray(8, 12).toString() === 'WEBP' ? 'image/webp' : 'image/svg+xml'
}
