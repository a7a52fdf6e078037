import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { certain, number, text, time } from '../../columns.ts'
import { type Db, one, run } from '../../query.ts'
import { rareStatement } from '../../statement.ts'
import { isCopied, walLogs } from './cluster-files.ts'
import { type CopiedFile, copyWithHash, hashOfFile, syncFolder } from './copied-file.ts'

export interface CopiedCluster {
  /** The major version of PostgreSQL. */
  postgres: number
  /** All that was committed before it is in the copy. */
  consistentAt: Date
  files: CopiedFile[]
  /** All folders of the data, also those whose files are not copied. */
  folders: string[]
}

/**
 * Copies the data of a running server from the folder `data` into `into`, with the WAL that makes the copy whole: a server
 * that starts on it recovers to the end of the copying. Sessions go on meanwhile. Throws what the disk says, and
 * leaves to the caller what was copied by then.
 */
export async function copyCluster(url: string, data: string, into: string): Promise<CopiedCluster> {
  const client = new pg.Client({ connectionString: url, application_name: 'oja backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { version, segment_bytes, tablespaces } = await one(client, clusterFacts)
    if (tablespaces > 0)
      throw new Error('the database has tablespaces, which a copy would not have')
    // Of this session: until its end no checkpoint removes WAL from here on.
    await run(client, reserveWal, [`oja_backup_${randomBytes(6).toString('hex')}`])
    const { wal: first } = await one(client, start)
    const copied = await copyFiles(data, into)
    const { at } = await one(client, serverTime)
    const { wal: last, label } = await one(client, stop)
    const files = [
      ...copied.files,
      await writeLabel(into, label),
      ...(await copyWal(data, into, walLogs(first, last, segment_bytes))),
    ]
    for (const folder of ['.', ...copied.folders]) await syncFolder(join(into, folder))
    return { postgres: version, consistentAt: at, files, folders: copied.folders }
  } finally {
    await client.end()
  }
}

/** The number that `initdb` drew for a cluster; every copy of it has the same. */
export async function systemIdOf(db: Db): Promise<string> {
  return (await one(db, systemId)).id
}

const systemId = rareStatement(
  'backup-system-id',
  // A server always has one.
  { id: certain(text) },
  'SELECT system_identifier::text AS id FROM pg_control_system()',
)

const clusterFacts = rareStatement(
  'backup-cluster',
  // A server always has them.
  {
    version: certain(number),
    segment_bytes: certain(number),
    tablespaces: number,
  },
  `SELECT current_setting('server_version_num')::integer / 10000 AS version,
     (SELECT setting::bigint FROM pg_settings WHERE name = 'wal_segment_size') AS segment_bytes,
     (SELECT count(*)::integer FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')) AS tablespaces`,
)

const reserveWal = rareStatement(
  'backup-reserve-wal',
  {},
  'SELECT FROM pg_create_physical_replication_slot($1, true, true)',
)

const start = rareStatement(
  'backup-start',
  { wal: certain(text) },
  `SELECT pg_walfile_name(pg_backup_start('oja', true)) AS wal`,
)

/**
 * The server's own clock, since it says what was committed by then. Read before the end of the backup is written: an order
 * between the two is in the copy, one after both is not.
 */
const serverTime = rareStatement(
  'backup-time',
  // A clock always answers.
  { at: certain(time) },
  'SELECT clock_timestamp() AS at',
)

const stop = rareStatement(
  'backup-stop',
  // `pg_backup_stop` answers them for every backup.
  { wal: certain(text), label: certain(text) },
  `SELECT pg_walfile_name(lsn) AS wal, labelfile AS label FROM pg_backup_stop(false)`,
)

async function copyFiles(data: string, into: string) {
  const files: CopiedFile[] = []
  const folders: string[] = []
  await walk('')
  // Last, as PostgreSQL's own tool does: it says from where recovery begins.
  files.push(await copyControl(data, into))
  return { files, folders }

  async function walk(folder: string): Promise<void> {
    for (const entry of await entriesOf(join(data, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!isCopied(path, true)) continue
        folders.push(path)
        await mkdir(join(into, path), { recursive: true, mode: 0o700 })
        await walk(path)
      } else if (entry.isFile() && isCopied(path, false)) {
        const copied = await copyIfThere(join(data, path), join(into, path))
        if (copied) files.push({ path, ...copied })
      }
    }
  }
}

/** A folder, such as that of a temporary file, may be gone by then. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** A table may be dropped meanwhile: the WAL says so too. */
async function copyIfThere(from: string, to: string) {
  try {
    return await copyWithHash(from, to)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Read until two readings are the same: the server writes it without stopping for readers. */
async function copyControl(data: string, into: string): Promise<CopiedFile> {
  const path = 'global/pg_control'
  for (let last = Buffer.alloc(0); ; ) {
    const bytes = await readFile(join(data, path))
    if (bytes.equals(last)) {
      await writeFile(join(into, path), bytes, { mode: 0o600, flush: true })
      return { path, ...(await hashOfFile(join(into, path))) }
    }
    last = bytes
  }
}

/** From which checkpoint recovery begins; without it the copy would look like a server that was killed. */
async function writeLabel(into: string, label: string): Promise<CopiedFile> {
  const path = 'backup_label'
  await writeFile(join(into, path), label, { mode: 0o600, flush: true })
  return { path, ...(await hashOfFile(join(into, path))) }
}

async function copyWal(data: string, into: string, logs: string[]): Promise<CopiedFile[]> {
  const folder = 'pg_wal'
  const histories = (await readdir(join(data, folder))).filter((name) => name.endsWith('.history'))
  const files: CopiedFile[] = []
  for (const name of [...histories, ...logs]) {
    const path = `${folder}/${name}`
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 })
    files.push({ path, ...(await copyWithHash(join(data, path), join(into, path))) })
  }
  return files
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
