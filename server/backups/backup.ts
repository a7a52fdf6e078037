import { existsSync, realpathSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type CopiedFile,
  copyWithHash,
  hashOfFile,
} from '#server/platform/database/embedded/copy/copied-file.ts'
import { copyCluster, systemIdOf } from '#server/platform/database/embedded/copy/copy-cluster.ts'
import { folderOwner, lockFolder } from '#server/platform/database/embedded/folder-lock.ts'
import { appliedNames } from '#server/platform/database/migrate.ts'
import { faultLine } from '#server/platform/fault.ts'
import { type Store, StoreUnavailable } from '#server/platform/media/store.ts'
import { CannotStart } from '#server/platform/process.ts'
import { findBackup, incompleteIn, type Manifest, nameOfBackup, writeManifest } from './manifest.ts'
import { copyPictures, type NamedPictures, namedPictures, pictureFault } from './pictures.ts'
import { recordRun } from './runs.ts'

export interface BackupDeps {
  database: Database
  clock: Clock
  store: Store
  /** Of the embedded database, and of the secret where the mall made one. */
  dataDir: string
}

export interface MadeBackup {
  folder: string
  manifest: Manifest
  /** Of its files, without pictures. */
  bytes: number
  /** Of the pictures that no backup before it had. */
  newPictureBytes: number
}

/**
 * Makes a backup of the embedded database, which goes on meanwhile, of what its data folder has beside it, and of the
 * original pictures. `repository` has one folder for each backup, and the pictures of all of them once. Throws `CannotStart`
 * in words, and leaves nothing behind but copies of pictures.
 */
export async function makeBackup(deps: BackupDeps, repository: string): Promise<MadeBackup> {
  const startedAt = performance.now()
  await mkdir(repository, { recursive: true, mode: 0o700 }).catch(inWords(repository))
  requireElsewhere(repository, deps.dataDir)
  using _lock = await lockRepository(repository)
  for (const name of await incompleteIn(repository)) await remove(join(repository, name))
  const folder = join(repository, nameOfBackup(deps.clock.now()))
  const made = await fill(deps, repository, folder).catch(async (error: unknown) => {
    await remove(folder)
    return inWords(repository)(error)
  })
  await recordRun(deps.database, {
    kind: 'backup',
    tool: 'embedded',
    ended_at: deps.clock.now(),
    took_ms: performance.now() - startedAt,
    bytes: made.bytes,
    lost_ms: null,
    faults: made.manifest.faults.length,
  })
  return made
}

/** Copies the original pictures that `repository` lacks: of a mall whose database is backed up by other programs. */
export async function backUpPictures(
  { database, clock, store }: Omit<BackupDeps, 'dataDir'>,
  repository: string,
): Promise<{ pictures: number; newPictureBytes: number; faults: string[] }> {
  const startedAt = performance.now()
  await mkdir(repository, { recursive: true, mode: 0o700 }).catch(inWords(repository))
  using _lock = await lockRepository(repository)
  const { named, bytes, faults } = await copyNamed(database, store, repository).catch(
    inWords(repository),
  )
  await recordRun(database, {
    kind: 'pictures',
    tool: 'pgbackrest',
    ended_at: clock.now(),
    took_ms: performance.now() - startedAt,
    bytes,
    lost_ms: null,
    faults: faults.length,
  })
  return { pictures: named.size, newPictureBytes: bytes, faults }
}

/** Where a repository has the pictures of all its backups. */
export function picturesOf(repository: string): string {
  return join(repository, 'pictures')
}

async function fill(
  { database, clock, store, dataDir }: BackupDeps,
  repository: string,
  folder: string,
): Promise<MadeBackup> {
  const systemId = await systemIdOf(database)
  await requireSameSystem(repository, systemId)
  await mkdir(join(folder, 'database'), { recursive: true, mode: 0o700 })
  const madeAt = clock.now().toISOString()
  // What takes long comes first: after the database only the pictures of these minutes are missing.
  const before = await copyPictures(await namedPictures(database), store, picturesOf(repository))
  const cluster = await copyCluster(
    database.url,
    join(resolve(dataDir), 'postgres'),
    join(folder, 'database'),
  )
  const { named, bytes, faults } = await copyNamed(database, store, repository)
  const manifest: Manifest = {
    format: 1,
    madeAt,
    consistentAt: cluster.consistentAt.toISOString(),
    postgres: cluster.postgres,
    systemId,
    migrations: await appliedNames(database),
    hasSecret: existsSync(join(dataDir, 'mall.secret')),
    folders: cluster.folders,
    files: [
      ...cluster.files.map((file) => ({ ...file, path: `database/${file.path}` })),
      ...(await copyHome(dataDir, folder)),
      await writePictureList(folder, named),
    ],
    pictures: named.size,
    faults,
  }
  await writeManifest(folder, manifest)
  return {
    folder,
    manifest,
    bytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
    newPictureBytes: before.bytes + bytes,
  }
}

/** The pictures that the database names now, without those that could not be copied. */
async function copyNamed(database: Database, store: Store, repository: string) {
  const first = await copyPictures(await namedPictures(database), store, picturesOf(repository))
  // An upload is in the database a moment before its file is in the store.
  if (first.missing.length > 0) await wait(1_000)
  const all = await namedPictures(database)
  const { bytes, missing } = await copyPictures(all, store, picturesOf(repository))
  const named = new Map([...all].filter(([hash]) => !missing.includes(hash)))
  const fault = pictureFault('a picture that the database names and no store has', missing, all)
  return {
    named,
    bytes: first.bytes + bytes,
    faults: fault.count > 0 ? [faultLine(fault)] : [],
  }
}

/** What a start in another folder needs: the database's password, and the secret that the mall made itself. */
async function copyHome(dataDir: string, folder: string): Promise<CopiedFile[]> {
  await mkdir(join(folder, 'home'), { mode: 0o700 })
  const files: CopiedFile[] = []
  for (const name of ['postgres.password', 'mall.secret']) {
    const from = join(dataDir, name)
    if (!existsSync(from)) continue
    const path = `home/${name}`
    files.push({ path, ...(await copyWithHash(from, join(folder, path))) })
  }
  return files
}

async function writePictureList(folder: string, named: NamedPictures): Promise<CopiedFile> {
  const file = join(folder, 'pictures')
  await writeFile(file, [...named.keys()].toSorted().join('\n'), { mode: 0o600, flush: true })
  return { path: 'pictures', ...(await hashOfFile(file)) }
}

/** Beside another mall's backups, its pictures and the choice of the newest would be mixed up. */
async function requireSameSystem(repository: string, systemId: string): Promise<void> {
  const newest = await findBackup(repository).catch(() => null)
  if (newest === null || newest.manifest.systemId === systemId) return
  throw new CannotStart(
    `${repository} has the backups of another mall. Give this one a folder of its own.`,
  )
}

/** What is lost with the data is no backup of it. */
function requireElsewhere(repository: string, dataDir: string): void {
  const [inner, outer] = [realpathSync(repository), realpathSync(dataDir)]
  if (inner !== outer && !inner.startsWith(outer + sep)) return
  throw new CannotStart(
    `${repository} is inside the mall's data folder, and would be lost with it. Choose another folder, on another disk.`,
  )
}

async function lockRepository(repository: string) {
  const lock = await lockFolder(repository).catch(async (error: unknown) => {
    if (!(error instanceof CannotStart)) throw error
    const owner = await folderOwner(repository)
    const words = `Another backup into ${repository} is under way, by process ${owner}.`
    throw new CannotStart(words, { cause: error })
  })
  return { [Symbol.dispose]: () => lock.release() }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** What the disk or the store of pictures says, for people; other errors are passed on. */
export function inWords(folder: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StoreUnavailable) {
      const words = `The store of the pictures does not answer: ${error.message}. Try again when it does.`
      throw new CannotStart(words, { cause: error })
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const words = diskWords[code]
    if (!words) throw error
    throw new CannotStart(`${folder}: ${words}`, { cause: error })
  }
}

const full = 'the disk is full. What was begun is removed; make space, and start again.'
const diskWords: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: 'the disk takes no writes.',
  EACCES: 'this account may not write there.',
  EPERM: 'this account may not write there.',
  EIO: 'the disk fails. Choose another.',
  ENOTDIR: 'this is a file, not a folder.',
  EEXIST: 'this is a file, not a folder.',
}
