import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { boolean, bytes, number, oneOf, type Row, time } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { type Db, many, run } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { CannotStart } from '../process.ts'
import { deriveKey } from '../secret.ts'
import { decrypt, encrypt } from './encrypt.ts'

/** A key of the ring, opened. */
export interface RingKey {
  id: number
  purpose: (typeof purposes)[number]
  /** Whether it seals what is new; the others of its purpose only open. */
  isCurrent: boolean
  /** What keys are derived from; key 0: the secret of the time before there was a ring. */
  material: Buffer
}

/** `identity`: of the hashes of BVNs, which rotation leaves as it is. */
const purposes = ['data', 'identity'] as const

export interface KeyRingDeps {
  database: Database
  clock: Clock
  /** The application's secret (`server/platform/secret.ts`). */
  secret: string
  /** The one before it, while it is being changed. */
  formerSecret?: string | undefined
}

type Secrets = Pick<KeyRingDeps, 'secret' | 'formerSecret'>

/** PostgreSQL channel on which a rotation is announced. */
export const keysChanged = 'oja_keys'

/**
 * Reads the ring, and makes it where there is none yet. Of processes that start together one makes it. Throws
 * `CannotStart` where neither secret opens it: a new ring beside the old one would read nothing that is
 * stored, and let a BVN be verified twice.
 */
export function openRing(deps: KeyRingDeps): Promise<RingKey[]> {
  return inTransaction(deps.database.pool, async (tx) => {
    await run(tx, lockRing)
    if ((await many(tx, allKeys)).length === 0) await makeRing(tx, deps)
    return readRing(tx, deps)
  })
}

/** Throws `CannotStart` where neither secret opens a key. */
export async function readRing(db: Db, secrets: Secrets): Promise<RingKey[]> {
  return (await many(db, allKeys)).map((row) => unwrapped(row, secrets))
}

/** A key as the command line lists it. */
export interface ListedKey extends Omit<RingKey, 'material'> {
  createdAt: Date
  /** Sealed with the present secret, not with the former one. */
  isPresent: boolean
}

/** The ring for people, by id. Throws `CannotStart` where neither secret opens a key. */
export async function listKeys({ database, ...secrets }: KeyRingDeps): Promise<ListedKey[]> {
  const rows = await many(database, allKeys)
  return rows.map((row) => {
    const { material, ...key } = unwrapped(row, secrets)
    return { ...key, createdAt: row.created_at, isPresent: opened(row, secrets.secret) !== null }
  })
}

/**
 * Adds a key, which seals from now on, and wraps every key with the present secret. The key of identities stays
 * what it is. Answers the new key's id.
 */
export async function rotateKeys(tx: Tx, deps: KeyRingDeps): Promise<number> {
  await run(tx, lockRing)
  const ring = await readRing(tx, deps)
  if (ring.length === 0) await makeRing(tx, deps)
  for (const key of ring) await run(tx, wrapAnew, [key.id, wrapped(key, deps.secret)])
  await run(tx, retireKeys)
  const id = Math.max(...(await readRing(tx, deps)).map((key) => key.id)) + 1
  await add(tx, deps, { id, purpose: 'data', isCurrent: true, material: randomBytes(32) })
  await run(tx, announceKeys, [keysChanged])
  return id
}

async function makeRing(tx: Tx, deps: KeyRingDeps): Promise<void> {
  const former = Buffer.from(deps.secret)
  await add(tx, deps, { id: 0, purpose: 'data', isCurrent: false, material: former })
  await add(tx, deps, { id: 1, purpose: 'identity', isCurrent: true, material: randomBytes(32) })
  await add(tx, deps, { id: 2, purpose: 'data', isCurrent: true, material: randomBytes(32) })
}

async function add(tx: Tx, { clock, secret }: KeyRingDeps, key: RingKey): Promise<void> {
  const { id, purpose, isCurrent } = key
  await run(tx, addKey, [id, purpose, isCurrent, wrapped(key, secret), clock.now()])
}

/** A key is bound to its row. */
function contextOf({ id, purpose }: Pick<RingKey, 'id' | 'purpose'>): string {
  return `key ${id} ${purpose}`
}

function wrapped(key: RingKey, secret: string): Buffer {
  return encrypt(key.material, contextOf(key), deriveKey('key ring', secret))
}

const keyRow = {
  id: number,
  purpose: oneOf(purposes),
  is_current: boolean,
  wrapped: bytes,
  created_at: time,
}

function opened(row: Row<typeof keyRow>, secret: string): Buffer | null {
  return decrypt(row.wrapped, contextOf(row), deriveKey('key ring', secret))
}

function unwrapped(row: Row<typeof keyRow>, { secret, formerSecret }: Secrets): RingKey {
  const material = opened(row, secret) ?? (formerSecret ? opened(row, formerSecret) : null)
  if (!material) throw new CannotStart(wrongSecret)
  return { id: row.id, purpose: row.purpose, isCurrent: row.is_current, material }
}

const wrongSecret = `MALL_SECRET, or mall.secret in DATA_DIR, is not the secret of this database: it does not open its keys.
Give the mall the secret that it had. To change it, give it the new one as MALL_SECRET and the old one as
MALL_SECRET_OLD, and run 'npm run mall -- keys rotate' (docs/running.md).`

/** Serialises makers and rotations; readers do not wait. */
const lockRing = rareStatement(
  'keys-lock',
  {},
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('platform_keys', 0))`,
)

const allKeys = rareStatement(
  'keys-all',
  keyRow,
  'SELECT id, purpose, is_current, wrapped, created_at FROM platform_keys ORDER BY id',
)

const addKey = rareStatement(
  'keys-add',
  {},
  `INSERT INTO platform_keys (id, purpose, is_current, wrapped, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
)

const wrapAnew = rareStatement(
  'keys-wrap',
  {},
  'UPDATE platform_keys SET wrapped = $2 WHERE id = $1',
)

const retireKeys = rareStatement(
  'keys-retire',
  {},
  `UPDATE platform_keys SET is_current = false WHERE purpose = 'data'`,
)

const announceKeys = rareStatement('keys-announce', {}, "SELECT FROM pg_notify($1, '')")
