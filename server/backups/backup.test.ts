import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { pickUp, requireWhole, type Shopper } from '#server/checkout/test-checkout.ts'
import { testShoppers } from '#server/checkout/test-shoppers.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { hashOf, originalKey } from '#server/platform/media/store.ts'
import { lastRuns, makeBackup, restoreBackup } from './backups.ts'
import { findBackup, type Manifest, writeManifest } from './manifest.ts'
import { embeddedApp, testFolder, withRestored } from './test-embedded.ts'

const folder = await testFolder()
const app = await embeddedApp(join(folder, 'data'))
const { database, store, dataDir } = app
const repository = join(folder, 'backups')
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
const hash = hashOf(picture)
const copy = join(repository, 'pictures', hash.slice(0, 2), hash)
const missing = 'b'.repeat(64)
let products: number[]

beforeAll(async () => {
  await addCategories(database)
  products = await addProducts(database, [{ stock: 50_000 }, { stock: 50_000 }])
  await store.write(originalKey(hash), picture, 'image/svg+xml')
  await database.pool.query('UPDATE brands SET picture_hash = $1', [hash])
  await database.pool.query('UPDATE categories SET picture_hash = $1', [hash])
})

/** `npm run mall -- …` beside the running mall; what it prints, also where it fails. */
async function command(...args: string[]): Promise<string> {
  const env = { DATA_DIR: dataDir }
  const ran = promisify(execFile)(process.execPath, ['scripts/mall.ts', ...args], { env })
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error)
  return stdout + stderr
}

/** Places orders until it is stopped; answers each code with the moment of its answer. */
async function buyOn(shopper: Shopper, isOver: () => boolean): Promise<[string, Date][]> {
  const placed: [string, Date][] = []
  for (let turn = 0; !isOver(); turn++) {
    const lines = [{ product_id: products[turn % 2] ?? 0, quantity: 1 + (turn % 2) }]
    const payment_code = turn < 2 ? 'pay-on-pickup' : 'wallets'
    const { body } = await shopper.place(pickUp(lines, 1_000 * (1 + (turn % 2)), { payment_code }))
    if (body.data?.orders) placed.push([body.data.orders.order_code, new Date()])
  }
  return placed
}

/** What a busy mall does within hours: the server uses files of the WAL again that it no longer needs itself. */
async function recycleWal(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await database.pool.query('SELECT pg_switch_wal()')
    await database.pool.query('CHECKPOINT')
    await wait(300)
  }
}

test('a backup made while orders are placed has all that were answered by then, and adds up', async () => {
  const shoppers = await testShoppers(app, 4, 100_000_000_000)
  let isOver = false
  const buying = shoppers.map((shopper) => buyOn(shopper, () => isOver))
  const recycling = recycleWal(() => isOver)
  const printed = await command('backup', repository)
  isOver = true
  const placed = (await Promise.all(buying)).flat()
  await recycling
  expect(printed).toContain('The secret of the mall is in it')

  const { manifest } = await findBackup(repository)
  const answered = placed.filter(([, at]) => at < new Date(manifest.consistentAt))
  expect(answered.length).toBeGreaterThan(3)
  const restored = join(folder, 'restored')
  const output = await command('restore', repository, '--into', restored)
  expect(output, output).toMatch(
    /migrations: in order.*orders with stock and money: in order.*audit: in order.*search: in order.*pictures, 1000 of them: in order.*Start the mall with DATA_DIR=/s,
  )
  await withRestored(restored, async (db) => {
    await requireWhole(db)
    const { rows } = await db.pool.query('SELECT order_code FROM orders')
    const codes = new Set(rows.map((row) => row.order_code))
    expect(answered.filter(([code]) => !codes.has(code))).toEqual([])
  })
  expect(await readFile(join(restored, 'mall.secret'), 'utf8')).toBe(
    await readFile(join(dataDir, 'mall.secret'), 'utf8'),
  )
  expect(await command('check')).toContain('ledger and wallets: in order')
  // Restored beside the running mall: a drill that was passed.
  expect(await lastRuns(database)).toMatchObject([{ kind: 'backup' }, { kind: 'drill' }])
})

test('nobody else reads a backup, and the next one copies no picture again', async () => {
  const before = await stat(copy)
  const { manifest, newPictureBytes, bytes } = await makeBackup(app, repository)
  expect({ newPictureBytes, pictures: manifest.pictures }).toEqual({
    newPictureBytes: 0,
    pictures: 1,
  })
  expect((await stat(copy)).mtimeMs).toBe(before.mtimeMs)
  const all = await readdir(repository, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    all.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o077),
  )
  expect(modes.filter((mode) => mode !== 0)).toEqual([])
  const [last] = await lastRuns(database)
  expect(last).toMatchObject({ kind: 'backup', tool: 'embedded', bytes, faults: 0 })
})

test('a picture that no store has is named, and the backup is made all the same', async () => {
  await database.pool.query('UPDATE brands SET picture_hash = $1 WHERE id = 3', [missing])
  expect(await command('backup', repository)).toContain(
    `once: a picture that the database names and no store has (${missing} of brand 3)`,
  )
  const restored = join(folder, 'without')
  expect(await command('restore', repository, '--into', restored)).toContain(
    `once: a picture that no store has (${missing} of brand 3)`,
  )
  await database.pool.query('UPDATE brands SET picture_hash = $1 WHERE id = 3', [hash])
})

test('what a killed backup has left is no backup, and the next one removes it', async () => {
  const cut = join(repository, '20991231T235959.999Z')
  await mkdir(join(cut, 'database'), { recursive: true })
  await expect(findBackup(cut)).rejects.toThrow('is not whole: it was cut short')
  expect((await findBackup(repository)).folder).not.toBe(cut)
  await makeBackup(app, repository)
  expect(await readdir(repository)).not.toContain('20991231T235959.999Z')
})

/** A copy of the newest backup, as another repository, in which something is changed. */
async function changed(change: (backup: string) => Promise<unknown>): Promise<string> {
  const other = join(folder, 'changed')
  await rm(other, { recursive: true, force: true })
  const { folder: newest } = await findBackup(repository)
  await cp(newest, join(other, 'backup'), { recursive: true })
  await cp(join(repository, 'pictures'), join(other, 'pictures'), { recursive: true })
  await change(join(other, 'backup'))
  return join(other, 'backup')
}

async function rewrite(backup: string, values: Partial<Manifest>): Promise<void> {
  await writeManifest(backup, { ...(await findBackup(backup)).manifest, ...values })
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = bytes.length >> 1
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(path, bytes)
}

async function rewriteText(backup: string, from: string, to: string): Promise<void> {
  const file = join(backup, 'manifest.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

const alterManifest = (backup: string) =>
  rewriteText(backup, '"hasSecret": true', '"hasSecret": false')

async function newerSchema(backup: string): Promise<void> {
  const { migrations } = (await findBackup(backup)).manifest
  await rewrite(backup, { migrations: [...migrations, '0999_later'] })
}

const newerFormat = (backup: string) => rewriteText(backup, '"format": 1', '"format": 2')

const pictureBeside = (backup: string) => join(backup, '../pictures', hash.slice(0, 2), hash)

const refused: [what: string, change: (backup: string) => Promise<unknown>, words: string][] = [
  ['a changed byte', (backup) => flip(join(backup, 'database/global/pg_control')), 'is damaged'],
  ['a missing file', (backup) => rm(join(backup, 'database/PG_VERSION')), 'PG_VERSION is missing'],
  ['a cut file', (backup) => writeFile(join(backup, 'home/mall.secret'), ''), 'is not what was'],
  ['no manifest', (backup) => rm(join(backup, 'manifest.json')), 'There is no backup in'],
  ['half a manifest', (backup) => writeFile(join(backup, 'manifest.json'), '{"ma'), 'is damaged'],
  ['an altered manifest', alterManifest, 'The manifest of the backup'],
  ['another PostgreSQL', (backup) => rewrite(backup, { postgres: 17 }), 'is of PostgreSQL 17'],
  ['a newer schema', newerSchema, 'does not know 0999_later. Restore it with that release'],
  ['a newer format', newerFormat, 'was made by a newer release'],
  ['a damaged picture', (backup) => flip(pictureBeside(backup)), 'add --without-pictures'],
]

test.each(refused)(
  'a backup with %s is refused, and nothing is changed',
  async (_, change, words) => {
    const from = await changed(change)
    const target = join(folder, 'target')
    await mkdir(target, { recursive: true })
    await expect(restored(from, target)).rejects.toThrow(words)
    expect(await readdir(target)).toEqual([])
  },
)

function restored(from: string, target: string, isWithoutPictures = false) {
  return restoreBackup({ from, DATA_DIR: target, MEDIA_S3_REGION: 'auto', isWithoutPictures })
}

test('without its damaged pictures a mall is restored all the same', async () => {
  const from = await changed((backup) => flip(pictureBeside(backup)))
  const target = join(folder, 'plain')
  expect((await restored(from, target, true)).damaged).toEqual([hash])
  await withRestored(target, requireWhole)
  // Made by the restore, as by a first start: for its owner alone.
  expect((await stat(target)).mode & 0o777).toBe(0o700)
})

test('a folder that has data is never overwritten', async () => {
  await expect(restored(repository, dataDir)).rejects.toThrow(`${dataDir} has data (`)
  const used = join(folder, 'used')
  await mkdir(used, { recursive: true })
  await writeFile(join(used, 'notes.txt'), 'mine')
  await expect(restored(repository, used)).rejects.toThrow('has data (notes.txt)')
  expect(await readFile(join(used, 'notes.txt'), 'utf8')).toBe('mine')
})

test('a mall does not start on what a restore has left half', async () => {
  const half = join(folder, 'half')
  await mkdir(join(half, 'restoring/database'), { recursive: true })
  await expect(startEmbedded(half)).rejects.toThrow('A restore into')
  await chmod(half, 0o755)
  await restored(repository, half)
  await withRestored(half, requireWhole)
  expect((await stat(half)).mode & 0o777).toBe(0o700)
})

test('a backup goes neither beside another mall’s, nor into the data folder', async () => {
  const foreign = await changed((backup) => rewrite(backup, { systemId: '1' }))
  const others = join(folder, 'others')
  await cp(foreign, join(others, '20260101T000000.000Z'), { recursive: true })
  await expect(makeBackup(app, others)).rejects.toThrow('the backups of another mall')
  await expect(makeBackup(app, join(dataDir, 'backups'))).rejects.toThrow('would be lost with it')
})

test('of two backups into one folder at once the second says who is there', async () => {
  const both = await Promise.allSettled([makeBackup(app, repository), makeBackup(app, repository)])
  const reasons = both.flatMap((made) => (made.status === 'rejected' ? [String(made.reason)] : []))
  expect(reasons).toEqual([expect.stringContaining(`under way, by process ${process.pid}`)])
})

const small = join(folder, 'small')
const mounts = await canMount()

async function canMount(): Promise<boolean> {
  const run = promisify(execFile)
  await mkdir(small)
  const mounted = run('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', small])
  return mounted.then(
    () => true,
    () => false,
  )
}

// Only root may make a disk that is full.
test.runIf(mounts)(
  'a full disk is said so, and leaves nothing that looks like a backup',
  async () => {
    try {
      await expect(makeBackup(app, small)).rejects.toThrow('the disk is full')
      expect(await readdir(small)).toEqual(['pictures'])
      await expect(findBackup(small)).rejects.toThrow('There is no backup')
      await rm(join(small, 'pictures'), { recursive: true })
      await expect(restored(repository, small)).rejects.toThrow('GB free, and the database')
      expect(await readdir(small)).toEqual([])
    } finally {
      await promisify(execFile)('umount', [small])
    }
  },
)

test('a mall with another server’s database is told where its backups are made', async () => {
  const env = { DATABASE_URL: database.url }
  const ran = promisify(execFile)(process.execPath, ['scripts/mall.ts', 'backup', repository], {
    env,
  })
  await expect(ran).rejects.toThrow('which pgBackRest backs up')
})
