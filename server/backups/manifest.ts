import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '#server/platform/database/embedded/copy/copied-file.ts'
import { CannotStart } from '#server/platform/process.ts'

/** Below the backup, and so below what it is restored into. */
const inside = z.string().regex(/^(?!\/)(?!(.*\/)?\.\.(\/|$))./)

const copiedFile = z.object({
  path: inside,
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(1),
  /** By the clock of the mall. */
  madeAt: z.iso.datetime(),
  /** By the database server: what was committed before it is in the backup. */
  consistentAt: z.iso.datetime(),
  /** The major version of PostgreSQL. */
  postgres: z.number().int(),
  /** Of the database, from its making on: it says which mall this is. */
  systemId: z.string().min(1),
  /** The names of all applied ones, the newest last. */
  migrations: z.array(z.string()).min(1),
  /** Whether `mall.secret` is in it; else the mall got its secret as `MALL_SECRET`. */
  hasSecret: z.boolean(),
  /** All folders and files of `database`, then the file `pictures` and those of `home`. */
  folders: z.array(inside),
  files: z.array(copiedFile).min(1),
  /** Of the pictures that it names. */
  pictures: z.number().int().nonnegative(),
  /** Pictures that the database names and that could not be copied, in words. */
  faults: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/** The file's text, beside its hash: whatever changes in it, the hash no longer fits. */
const sealed = z.object({ manifest, sha256: z.string() })

const fileName = 'manifest.json'

/** A backup is whole once its manifest is there, so it is written last, in one step and onto the disk. */
export async function writeManifest(backup: string, written: Manifest): Promise<void> {
  const text = JSON.stringify({ manifest: written, sha256: hashOf(written) }, null, 1)
  const draft = join(backup, `${fileName}.tmp`)
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, join(backup, fileName))
  await syncFolder(backup)
  await syncFolder(resolve(backup, '..'))
}

/** A whole backup: its folder and its manifest. */
export interface Backup {
  folder: string
  manifest: Manifest
}

/** The backup in `folder`, or the newest whole one below it. Throws `CannotStart` in words where there is none. */
export async function findBackup(folder: string): Promise<Backup> {
  if (existsSync(join(folder, fileName))) return { folder, manifest: await readManifest(folder) }
  const names = await backupNames(folder)
  const newest = names.findLast((name) => existsSync(join(folder, name, fileName)))
  if (newest !== undefined) {
    const found = join(folder, newest)
    return { folder: found, manifest: await readManifest(found) }
  }
  const cutShort = [...names, ...(isName(basename(resolve(folder))) ? [folder] : [])]
  throw new CannotStart(
    cutShort.length > 0
      ? `The backup ${cutShort.at(-1)} is not whole: it was cut short before its manifest was written. There is no other in ${folder}.`
      : `There is no backup in ${folder}.`,
  )
}

/** The folders of a repository that are not whole. */
export async function incompleteIn(repository: string): Promise<string[]> {
  const names = await backupNames(repository)
  return names.filter((name) => !existsSync(join(repository, name, fileName)))
}

/** The name of a backup's folder: `20261123T180259.123Z`, so that they sort by time. */
export function nameOfBackup(at: Date): string {
  return at.toISOString().replaceAll(/[-:]/g, '')
}

function isName(name: string): boolean {
  return /^\d{8}T\d{6}\.\d{3}Z$/.test(name)
}

async function backupNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter(isName).toSorted()
}

async function readManifest(backup: string): Promise<Manifest> {
  const damaged = `The manifest of the backup ${backup} is damaged: it is not restored. Take another backup.`
  let read: unknown
  try {
    read = JSON.parse(await readFile(join(backup, fileName), 'utf8'))
  } catch (error) {
    throw new CannotStart(damaged, { cause: error })
  }
  const format = z.object({ manifest: z.object({ format: z.number() }) }).safeParse(read)
  if (format.data && format.data.manifest.format > 1) {
    throw new CannotStart(
      `The backup ${backup} was made by a newer release: restore it with that one.`,
    )
  }
  const parsed = sealed.safeParse(read)
  if (!parsed.success || hashOf(parsed.data.manifest) !== parsed.data.sha256) {
    throw new CannotStart(damaged)
  }
  return parsed.data.manifest
}

function hashOf(written: Manifest): string {
  return createHash('sha256')
    .update(JSON.stringify(manifest.parse(written)))
    .digest('hex')
}
