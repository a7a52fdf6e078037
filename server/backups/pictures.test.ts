import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { openClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { s3Store } from '#server/platform/media/s3-store.ts'
import { hashOf, originalKey } from '#server/platform/media/store.ts'
import { testBucket } from '#server/platform/media/test-bucket.ts'
import { backUpPictures, lastRuns } from './backups.ts'
import { namedPictures, pictureFaults, putCopies } from './pictures.ts'

const database = await testDatabase()
const clock = await openClock(database)
const bucket = await testBucket()
const store = s3Store(bucket.settings)
const folder = await mkdtemp(join(tmpdir(), 'oja-pictures-'))
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const pictures = Array.from({ length: 30 }, (_, place) => Buffer.from(`picture ${place}`))
const hashes = pictures.map(hashOf)

beforeAll(async () => {
  await addCategories(database)
  const product = await addProduct(database)
  await database.pool.query('UPDATE brands SET picture_hash = $1', [hashes[0]])
  await database.pool.query('UPDATE categories SET picture_hash = $1', [hashes[1]])
  await database.pool.query(
    `INSERT INTO product_images (product_id, position, hash, width, height, placeholder_color, alt)
     SELECT $1, place - 1, hash, 40, 30, '#000000', 'A lamp'
     FROM unnest($2::text[]) WITH ORDINALITY AS image (hash, place)`,
    [product, hashes.slice(2, 8)],
  )
  await database.pool.query(
    `INSERT INTO pictures (hash, width, height, placeholder_color, unused_since)
     SELECT hash, 40, 30, '#000000', $2 FROM unnest($1::text[]) AS hash ON CONFLICT DO NOTHING`,
    [hashes.slice(8), clock.now()],
  )
  for (const picture of pictures) {
    await store.write(originalKey(hashOf(picture)), picture, 'image/png')
  }
})

const copied = async () =>
  (await readdir(join(folder, 'pictures'), { recursive: true })).filter((name) => name.length > 60)

test('every picture that the database names is copied from a bucket, once', async () => {
  const sum = pictures.reduce((bytes, picture) => bytes + picture.length, 0)
  const deps = { database, clock, store }
  expect(await backUpPictures(deps, folder)).toEqual({
    pictures: hashes.length,
    newPictureBytes: sum,
    faults: [],
  })
  expect((await copied()).map((name) => name.slice(3)).toSorted()).toEqual(hashes.toSorted())
  expect(await backUpPictures(deps, folder)).toMatchObject({ newPictureBytes: 0 })
  expect(await lastRuns(database)).toMatchObject([{ kind: 'pictures', bytes: 0, faults: 0 }])
})

test('one that is lost or damaged in the bucket is named; a copy brings it back', async () => {
  const [lost = '', damaged = ''] = hashes.slice(2, 4)
  await store.remove(originalKey(lost))
  await store.write(originalKey(damaged), Buffer.from('half'), 'image/png')
  const named = await namedPictures(database)
  const faults = await pictureFaults(named, store, 1_000)
  expect(faults).toEqual([
    expect.objectContaining({ fault: 'a picture that no store has', count: 1 }),
    expect.objectContaining({ fault: 'a picture that is damaged in the store', count: 1 }),
  ])
  expect(faults[0]?.records[0]).toMatch(`${lost} of product `)
  // What has a copy is no fault of a backup.
  const deps = { database, clock, store }
  expect(await backUpPictures(deps, folder)).toMatchObject({ faults: [] })
  expect(await putCopies([lost], join(folder, 'pictures'), store)).toBe(1)
  expect(await store.read(originalKey(lost))).toEqual(pictures[2])
  await store.write(originalKey(damaged), pictures[3] ?? Buffer.of(), 'image/png')
})

test('a picture of which neither store nor copy is left is a fault', async () => {
  const [gone = ''] = hashes.slice(9)
  await store.remove(originalKey(gone))
  await rm(join(folder, 'pictures', gone.slice(0, 2), gone))
  const { faults } = await backUpPictures({ database, clock, store }, folder)
  expect(faults).toEqual([
    `once: a picture that the database names and no store has (${gone} of the uploads)`,
  ])
})

test('while the bucket is away there is no backup of pictures', async () => {
  const other = join(folder, 'other')
  bucket.state.mood = 'broken'
  await expect(backUpPictures({ database, clock, store }, other)).rejects.toThrow(
    'The store of the pictures does not answer',
  )
  bucket.state.mood = 'well'
})
