import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Account } from '#server/platform/database/embedded/account.ts'
import { copyWithHash, syncFolder } from '#server/platform/database/embedded/copy/copied-file.ts'
import {
  embeddedOwner,
  embeddedVersion,
  restoring,
} from '#server/platform/database/embedded/embedded.ts'
import { unknownMigrations } from '#server/platform/database/migrate.ts'
import { folderStore } from '#server/platform/media/folder-store.ts'
import { openStore, type StoreSettings, unhurried } from '#server/platform/media/open-store.ts'
import { CannotStart } from '#server/platform/process.ts'
import { inWords, picturesOf } from './backup.ts'
import { type Backup, findBackup, type Manifest } from './manifest.ts'
import { damagedCopies, putCopies } from './pictures.ts'

export interface RestoreSettings extends StoreSettings {
  /** A backup, or a folder of backups, of which the newest whole one is taken. */
  from: string
  /** Whether the mall is restored although copies of its pictures are missing or damaged. */
  isWithoutPictures: boolean
}

export interface RestoredBackup extends Backup {
  bytes: number
  /** Hashes of copies that are missing or damaged. */
  damaged: string[]
}

/**
 * Restores a backup of the embedded database into the empty folder `DATA_DIR`; a start there recovers it. All of it is
 * compared with the manifest, and comes into its place at the end, so that half a mall never starts. Throws `CannotStart` in
 * words, and leaves the folder as it was.
 */
export async function restoreBackup(settings: RestoreSettings): Promise<RestoredBackup> {
  const home = resolve(settings.DATA_DIR)
  const backup = await findBackup(settings.from)
  await requireOwnRelease(backup.manifest)
  await requireEmpty(home, backup.manifest)
  await mkdir(home, { recursive: true, mode: 0o700 }).catch(inWords(home))
  const bytes = backup.manifest.files.reduce((sum, { size }) => sum + size, 0)
  await requireSpace(home, bytes)
  const draft = join(home, restoring)
  await rm(draft, { recursive: true, force: true })
  try {
    await copyBack(backup, draft)
    const hashes = await pictureList(backup)
    const copies = picturesOf(dirname(resolve(backup.folder)))
    const damaged = await damagedCopies(hashes, copies)
    if (damaged.length > 0 && !settings.isWithoutPictures) throw damagedPictures(damaged, copies)
    const store = settings.MEDIA_S3_ENDPOINT
      ? openStore(settings, unhurried)
      : folderStore(join(draft, 'media'), unhurried)
    await putCopies(hashes, copies, store)
    const owner = await embeddedOwner(dirname(home))
    await giveTo(owner, draft)
    await closeToOthers(home, owner)
    await putInPlace(draft, home)
    return { ...backup, bytes, damaged }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    return inWords(home)(error)
  }
}

async function requireOwnRelease({ postgres, migrations }: Manifest): Promise<void> {
  const own = await embeddedVersion()
  if (postgres !== own) {
    throw new CannotStart(
      `The backup is of PostgreSQL ${postgres}, and this release of the mall has PostgreSQL ${own}, which cannot read it. Restore it with the release that made it.`,
    )
  }
  const unknown = unknownMigrations(migrations)
  if (unknown.length > 0) {
    throw new CannotStart(
      `The backup was made by a newer release of the mall: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
    )
  }
}

/** A folder that has data is never overwritten; a secret that was put there beforehand may stay. */
async function requireEmpty(home: string, { hasSecret }: Manifest): Promise<void> {
  if (!existsSync(home)) return
  const names = (await readdir(home)).filter((name) => name !== restoring)
  const others = names.filter((name) => name !== 'mall.secret' || hasSecret)
  if (others.length === 0) return
  throw new CannotStart(
    `${home} has data (${others.slice(0, 3).join(', ')}), which a restore never overwrites. Restore into another folder with --into, or move what is there away first.`,
  )
}

async function requireSpace(home: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(home)
  if (bavail * bsize > bytes) return
  const gigabytes = (size: number) => `${(size / 1e9).toFixed(1)} GB`
  throw new CannotStart(
    `${home} has ${gigabytes(bavail * bsize)} free, and the database of the backup needs ${gigabytes(bytes)}. Make space, or choose another folder with --into.`,
  )
}

/** Throws where a file is not the one of the manifest. */
async function copyBack({ folder, manifest }: Backup, draft: string): Promise<void> {
  await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 })
  for (const path of manifest.folders) {
    await mkdir(join(draft, 'database', path), { recursive: true, mode: 0o700 })
  }
  await mkdir(join(draft, 'home'), { mode: 0o700 })
  for (const { path, size, sha256 } of manifest.files) {
    const file = join(folder, path)
    if (!existsSync(file)) throw damaged(folder, `${path} is missing`)
    const copied = await copyWithHash(file, join(draft, path))
    if (copied.size !== size || copied.sha256 !== sha256) {
      throw damaged(folder, `${path} is not what was written`)
    }
  }
}

function damaged(folder: string, what: string): CannotStart {
  return new CannotStart(
    `The backup ${folder} is damaged and is not restored: ${what}. Take another backup; nothing was changed.`,
  )
}

function damagedPictures(hashes: string[], copies: string): CannotStart {
  const others = hashes.length > 3 ? ` and ${hashes.length - 3} more` : ''
  return new CannotStart(
    `${hashes.length} of the backup's pictures are missing or damaged in ${copies}: ${hashes.slice(0, 3).join(', ')}${others}. Nothing was changed. To have the mall without these pictures, add --without-pictures.`,
  )
}

async function pictureList({ folder }: Backup): Promise<string[]> {
  return (await readFile(join(folder, 'pictures'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
}

/** As at a first start: nobody else may look into it. A folder that belongs to somebody else stays as they made it. */
async function closeToOthers(home: string, owner: Account['owner']): Promise<void> {
  if ((await stat(home)).uid !== process.getuid?.()) return
  await chmod(home, 0o700)
  if (owner) await chown(home, owner.uid, owner.gid)
}

/** The server reads its data and its password; the rest belongs to whoever runs the mall. */
async function giveTo(owner: Account['owner'], draft: string): Promise<void> {
  if (!owner) return
  const data = join(draft, 'database')
  const inside = await readdir(data, { recursive: true, withFileTypes: true })
  const paths = inside.map((entry) => join(entry.parentPath, entry.name))
  const password = join(draft, 'home/postgres.password')
  for (const path of [data, ...paths, ...(existsSync(password) ? [password] : [])]) {
    await chown(path, owner.uid, owner.gid)
  }
}

/** The database comes last: where it is, everything is. */
async function putInPlace(draft: string, home: string): Promise<void> {
  const moves = (await readdir(join(draft, 'home'))).map((name) => [`home/${name}`, name] as const)
  if (existsSync(join(draft, 'media'))) await rename(join(draft, 'media'), join(home, 'media'))
  for (const [from, to] of moves) await rename(join(draft, from), join(home, to))
  await rename(join(draft, 'database'), join(home, 'postgres'))
  await rm(join(draft, basename('pictures')), { force: true })
  await rmdir(join(draft, 'home'))
  await rmdir(draft)
  await syncFolder(home)
}
