import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../clock.ts'
import { bytes } from '../../database/columns.ts'
import type { Database } from '../../database/database.ts'
import { maybe, run, unlessReadOnly } from '../../database/query.ts'
import { rareStatement } from '../../database/statement.ts'
import { workingAs } from '../../database/work.ts'
import type { Logger } from '../../log.ts'
import { type BuiltFolder, type FindBuildFile, hashedFilesIn } from './assets.ts'

/** How long the files of a build are there after the last process that served it, ms. */
const retainedMs = 3_600_000
/** Between two times that a process says that its build serves, ms. */
const beatMs = 60_000

interface BuildFilesDeps {
  database: Database
  clock: Clock
  log: Logger
}

export interface BuildFiles {
  find: FindBuildFile
  /** Says a last time that the build served. */
  close(): Promise<void>
}

interface Build {
  build: string
  files: readonly { path: string; file: string }[]
}

/**
 * Stores the hashed files of this build in the database before anything is served of it, so that processes of other
 * builds answer them too; they stay for an hour after the last process of the build.
 */
export async function openBuildFiles(
  deps: BuildFilesDeps,
  folders: readonly BuiltFolder[],
): Promise<BuildFiles> {
  const { database, log } = deps
  const find: FindBuildFile = async (path) =>
    (await maybe(database, fileOfBuild, [path]))?.body ?? null
  const build = await buildIn(folders)
  if (build.files.length === 0) return { find, close: async () => {} }
  const beat = () =>
    workingAs('background', () => sayUsed(deps, build)).catch((err: unknown) =>
      log.warn({ err }, 'the files of the pages cannot be stored for other processes'),
    )
  await unlessReadOnly(sayUsed(deps, build))
  const timer = setInterval(beat, beatMs).unref()
  return {
    find,
    async close() {
      clearInterval(timer)
      await beat()
    },
  }
}

async function buildIn(folders: readonly BuiltFolder[]): Promise<Build> {
  const files = await Promise.all(
    folders.map(async ({ folder, under }) =>
      (await hashedFilesIn(folder)).map((name) => ({
        path: `${under}/${name}`,
        file: join(folder, name),
      })),
    ),
  )
  const all = files.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const hash = createHash('sha256')
  for (const { path } of all) hash.update(path).update('\0')
  return { build: hash.digest('hex'), files: all }
}

/** Its files are stored where they are missing, and those of builds that nobody serves any more removed. */
async function sayUsed({ database, clock }: BuildFilesDeps, { build, files }: Build) {
  const now = clock.now()
  if ((await run(database, markUsed, [build, now])) === 0) {
    const bodies = await Promise.all(files.map(({ file }) => readFile(file)))
    await run(database, storeBuild, [build, now, files.map(({ path }) => path), bodies])
  }
  await run(database, removeUnused, [new Date(now.getTime() - retainedMs)])
}

const fileOfBuild = rareStatement(
  'platform-build-file',
  { body: bytes },
  'SELECT body FROM platform_build_files WHERE path = $1 LIMIT 1',
)

const markUsed = rareStatement(
  'platform-build-used',
  {},
  'UPDATE platform_builds SET used_at = GREATEST(used_at, $2) WHERE build = $1',
)

const storeBuild = rareStatement(
  'platform-build-store',
  {},
  `WITH build AS (
     INSERT INTO platform_builds (build, used_at) VALUES ($1, $2)
     ON CONFLICT (build) DO UPDATE SET used_at = GREATEST(platform_builds.used_at, $2)
     RETURNING build
   )
   INSERT INTO platform_build_files (build, path, body)
   SELECT build, path, body FROM build, unnest($3::text[], $4::bytea[]) AS file (path, body)
   ON CONFLICT DO NOTHING`,
)

const removeUnused = rareStatement(
  'platform-builds-remove',
  {},
  'DELETE FROM platform_builds WHERE used_at < $1',
)
