import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  backUpPictures,
  type Checked,
  checkEverything,
  makeBackup,
  type RestoredBackup,
  recordRun,
  restoreBackup,
} from '#server/backups/backups.ts'
import type { Config } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { databaseReady, openDatabase } from '#server/platform/database/database.ts'
import { runningEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { provideDatabase } from '#server/platform/database/provide.ts'
import { faultLine } from '#server/platform/fault.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openStore, unhurried } from '#server/platform/media/media.ts'
import { CannotStart } from '#server/platform/process.ts'
import { knownSecret } from '#server/platform/secret.ts'

/** `npm run mall -- backup|restore|check …`; answers whether the command is one of these. */
export async function runBackupCommand(
  opened: AsyncDisposableStack,
  config: Config,
  [what, ...typed]: string[],
): Promise<boolean> {
  if (what === 'backup') await runBackup(opened, config, typed)
  else if (what === 'restore') await runRestore(opened, config, typed)
  else if (what === 'check' && typed.length === 0) await runCheck(opened, config)
  else return false
  return true
}

/** Beside a running mall, or without one. */
async function runBackup(
  opened: AsyncDisposableStack,
  config: Config,
  typed: string[],
): Promise<void> {
  const { positionals, values } = parsed(typed, { pictures: { type: 'boolean' } })
  const folder = resolve(onlyFolder(positionals))
  if (config.DATABASE_URL && !values.pictures) throw new CannotStart(notEmbedded)
  const { database, clock } = await openStored(opened, config)
  const store = openStore(config, unhurried)
  if (values.pictures) {
    const { pictures, newPictureBytes, faults } = await backUpPictures(
      { database, clock, store },
      folder,
    )
    console.log(`${pictures} pictures are in ${folder}; ${megabytes(newPictureBytes)} were new.`)
    for (const fault of faults) console.log(fault)
    return
  }
  const made = await makeBackup({ database, clock, store, dataDir: config.DATA_DIR }, folder)
  const { manifest } = made
  console.log(`The backup is ${made.folder}, as of ${manifest.consistentAt}:`)
  console.log(
    `${megabytes(made.bytes)} of database; ${manifest.pictures} pictures, of which ${megabytes(made.newPictureBytes)} were new.`,
  )
  console.log(manifest.hasSecret ? withSecret : withoutSecret)
  for (const fault of manifest.faults) console.log(fault)
}

const notEmbedded = `The database is the one of DATABASE_URL, which pgBackRest backs up (docs/running.md).
This command makes backups of the embedded one. For the original pictures add --pictures.`
const withSecret =
  'The secret of the mall is in it: whoever has the backup can read everything that the mall can.'
const withoutSecret =
  'MALL_SECRET is not in it: without that secret the backup is of no use, so store it apart.'

/** Restores, recovers, migrates and checks; the mall is started afterwards. */
async function runRestore(
  opened: AsyncDisposableStack,
  config: Config,
  typed: string[],
): Promise<void> {
  const { positionals, values } = parsed(typed, {
    into: { type: 'string' },
    'without-pictures': { type: 'boolean' },
  })
  const startedAt = new Date()
  const target = resolve(values.into ?? config.DATA_DIR)
  const restored = { ...config, DATA_DIR: target, DATABASE_URL: undefined }
  const { folder, manifest, bytes, damaged } = await restoreBackup({
    ...restored,
    from: resolve(onlyFolder(positionals)),
    isWithoutPictures: values['without-pictures'] === true,
  })
  console.log(`${folder} is restored into ${target}, as of ${manifest.consistentAt}.`)
  for (const hash of damaged) console.log(`not restored: the picture ${hash}`)
  if (knownSecret(config.MALL_SECRET, target) === null) throw new CannotStart(notChecked(target))
  await runCheck(opened, restored)
  if (target !== resolve(config.DATA_DIR)) await recordDrill(config, startedAt, manifest, bytes)
  console.log(
    `It took ${Math.round((Date.now() - startedAt.getTime()) / 1_000)} s. ${next(target)}`,
  )
}

/** A backup that was restored beside the running mall is a drill that was passed: the mall's alert knows it. */
async function recordDrill(
  config: Config,
  startedAt: Date,
  { consistentAt }: RestoredBackup['manifest'],
  bytes: number,
): Promise<void> {
  const running = config.DATABASE_URL ? null : await runningEmbedded(config.DATA_DIR)
  if (running === null) return
  const database = openDatabase(running)
  try {
    const endedAt = (await openClock(database)).now()
    await recordRun(database, {
      kind: 'drill',
      tool: 'embedded',
      ended_at: endedAt,
      took_ms: Date.now() - startedAt.getTime(),
      bytes,
      lost_ms: Math.max(0, startedAt.getTime() - Date.parse(consistentAt)),
      faults: 0,
    })
  } finally {
    await database.close()
  }
}

const next = (target: string) => `Start the mall with DATA_DIR=${target}.`

function notChecked(target: string): string {
  return `It cannot be checked without its secret, which is neither in the data folder nor in MALL_SECRET. Run
  MALL_SECRET=… DATA_DIR=${target} npm run mall -- check
and start the mall with the same two.`
}

/** Throws `CannotStart` with all faults, after everything was checked. */
async function runCheck(opened: AsyncDisposableStack, config: Config): Promise<void> {
  const { database, clock } = await openStored(opened, config)
  const secret = knownSecret(config.MALL_SECRET, config.DATA_DIR)
  if (secret === null) throw new CannotStart(notChecked(config.DATA_DIR))
  const keys = await openKeysOnce({ database, clock, secret, formerSecret: config.MALL_SECRET_OLD })
  const checked = await checkEverything(
    { db: database, keys, store: openStore(config, unhurried) },
    ({ what, faults, tookMs }) => console.log(`${what}: ${verdict(faults)}, ${tookMs} ms`),
  )
  const lines = faultLines(checked)
  if (lines.length > 0)
    throw new CannotStart(`What is stored does not add up:\n${lines.join('\n')}`)
}

/** The database of the running mall; where none runs, the embedded one is started for the command. */
async function openStored(opened: AsyncDisposableStack, config: Config) {
  const running = config.DATABASE_URL ?? (await runningEmbedded(config.DATA_DIR)) ?? undefined
  const { url, stop } = await provideDatabase({ ...config, DATABASE_URL: running })
  opened.defer(stop)
  await databaseReady(url)
  // A backup of an earlier release is brought to this one, as a start would.
  if (running === undefined) await migrate(url)
  const database = openDatabase(url)
  opened.defer(() => database.close())
  return { database, clock: await openClock(database) }
}

function verdict(faults: Checked['faults']): string {
  return faults.length === 0 ? 'in order' : faults.map(({ fault }) => fault).join(', ')
}

/** Each fault with its records, in a line of its own. */
export function faultLines(checked: Checked[]): string[] {
  return checked.flatMap(({ faults }) => faults.map((fault) => `  ${faultLine(fault)}`))
}

function onlyFolder(positionals: string[]): string {
  const [folder, ...others] = positionals
  if (folder && others.length === 0) return folder
  throw new CannotStart('Name one folder: the one of the backups, or one backup in it.')
}

function parsed<const O extends Record<string, { type: 'boolean' | 'string' }>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
