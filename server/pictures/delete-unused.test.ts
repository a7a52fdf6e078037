import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type OfficeBrowser, type TestMember, testStaff } from '#server/staff/test-staff.ts'
import { usePictures } from './pictures.ts'

const database = await testDatabase()
const { app, clock, rows, member, signedIn } = await testStaff(database)
const path = '/office/pictures'
const day = 24 * 60 * 60

let editor: TestMember
let catalogue: OfficeBrowser
beforeAll(async () => {
  editor = await member('Catalogue')
})
// Sessions end with the days that pass in these tests.
beforeEach(async () => {
  catalogue = await signedIn(editor)
})

/** A picture that no other test has. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 40, height: 30, channels: 3, background: '#000000', noise } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

async function sent(): Promise<string> {
  const { status, message, data } = await catalogue.upload(path, await photograph())
  if (status !== 200) throw new Error(message)
  return data.picture.hash
}

const stored = async (hash: string) => (await fetch(`${app.url}/media/${hash}.webp?w=96`)).status
const known = async (hash: string) =>
  (await rows('SELECT unused_since, is_going FROM pictures WHERE hash = $1', [hash]))[0]
const night = () => app.http.jobs.find(({ name }) => name === 'pictures-delete-unused')?.run()

/** A representative refers to the picture, as of a committed transaction. */
async function refer(hash: string): Promise<number> {
  const [{ id }] = await rows(
    `INSERT INTO content_representatives (kind, position, name, phone_number, picture_hash)
     VALUES ('orders', 0, 'Morenike', '+2347000000101', $1) RETURNING id`,
    [hash],
  )
  return id
}

test('what nothing refers to is deleted after seven days, with its variants, and not before', async () => {
  const hash = await sent()
  expect(await stored(hash)).toBe(200)
  await clock.advance(6 * day)
  await night()
  expect(await known(hash)).toMatchObject({ is_going: false })
  await clock.advance(day)
  await night()
  expect(await known(hash)).toBeUndefined()
  await expect.poll(() => storedAfresh(hash)).toBe(404)
})

test('a picture stays while a record refers to it, and seven days beyond', async () => {
  const hash = await sent()
  const id = await refer(hash)
  await clock.advance(30 * day)
  await night()
  expect(await known(hash)).toMatchObject({ unused_since: null })
  await rows('DELETE FROM content_representatives WHERE id = $1', [id])
  await night()
  await clock.advance(6 * day)
  await night()
  expect(await known(hash)).toBeDefined()
  await clock.advance(2 * day)
  await night()
  expect(await known(hash)).toBeUndefined()
})

test('a record that takes it up in the same moment keeps it, or is refused: it never loses it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 12 }), fc.boolean(), async (delayMs, isEarly) => {
      catalogue = await signedIn(editor)
      const hash = await sent()
      await clock.advance(8 * day)
      const taking = async () => {
        await wait(isEarly ? 0 : delayMs)
        return inTransaction(database.pool, async (tx) => {
          await usePictures(tx, [hash])
          await wait(delayMs)
          await tx.query(
            `INSERT INTO content_representatives (kind, position, name, phone_number, picture_hash)
               VALUES ('orders', 0, 'Morenike', '+2347000000101', $1)`,
            [hash],
          )
        }).then(
          () => true,
          () => false,
        )
      }
      const [isTaken] = await Promise.all([taking(), wait(isEarly ? delayMs : 0).then(night)])
      await night()
      expect((await known(hash)) !== undefined).toBe(isTaken)
      expect(await storedAfresh(hash)).toBe(isTaken ? 200 : 404)
    }),
    { numRuns: 25 },
  )
})

test('one that is sent again while it is being deleted stays', async () => {
  const picture = await photograph()
  const { hash } = (await catalogue.upload(path, picture)).data.picture
  await rows('UPDATE pictures SET is_going = true WHERE hash = $1', [hash])
  const [again] = await Promise.all([catalogue.upload(path, picture), night()])
  expect(again.status).toBe(200)
  expect(await known(hash)).toMatchObject({ is_going: false })
  expect(await storedAfresh(hash)).toBe(200)
})

test('a record cannot take up what is going, or was never there', async () => {
  const hash = await sent()
  await rows('UPDATE pictures SET is_going = true WHERE hash = $1', [hash])
  for (const one of [hash, 'f'.repeat(64)]) {
    await expect(inTransaction(database.pool, (tx) => usePictures(tx, [one]))).rejects.toThrow(
      'This picture is no longer stored',
    )
  }
})

let width = 0
/** Whether the original is there: a variant that nobody has asked for is made of it. */
async function storedAfresh(hash: string): Promise<number> {
  const widths = [160, 320, 480, 640, 960, 1280]
  width = (width + 1) % widths.length
  return (await fetch(`${app.url}/media/${hash}.jpg?w=${widths[width]}`)).status
}
