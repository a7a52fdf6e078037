import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart, runProcess } from '#server/platform/process.ts'
import { exitCode, run, step } from './steps.ts'

const folder = resolve('.cache/former')
const migrations = 'database/migrations'
const lockFile = 'package-lock.json'

/**
 * `npm run former [-- REF [files…]]`: runs the tests of the release before this one on the schema of this one, as its code
 * does while this release goes out, and again after a rollback. REF is its commit or tag: by default the newest tag before
 * HEAD, and where there is none, the commit before. Without files it runs all tests of the server, and every statement.
 * Fails where a test does.
 */
runProcess(async (opened) => {
  const [given, ...files] = process.argv.slice(2)
  const tests = files.length > 0 ? files : ['server', 'checks/statements.test.ts']
  const ref = given ?? git('describe', '--tags', '--abbrev=0', 'HEAD^') ?? 'HEAD^'
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`)
  if (!commit) throw new CannotStart(`'${ref}' is no commit of this repository.`)
  requireAdditions(ref, commit)
  removeWorktree()
  opened.defer(removeWorktree)
  await step(`sources of ${ref} (${commit.slice(0, 8)})`, () => checkOut(commit))
  const code = await step('its tests on this schema', () => {
    process.chdir(folder)
    return exitCode('node_modules/.bin/vitest', ['run', ...tests])
  })
  if (code !== 0) throw new CannotStart(`Tests of ${ref} fail on this schema.`)
  return 'done'
})

/** Null where it fails. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}

/** A migration that was applied somewhere is not applied again: what changes in it is in no schema. */
function requireAdditions(ref: string, commit: string): void {
  const changed = git('diff', '--name-status', '--diff-filter=MDR', commit, '--', migrations)
  if (changed) throw new CannotStart(`Migrations of ${ref} were changed or are gone:\n${changed}`)
}

/** Its sources with the migrations of this release. */
async function checkOut(commit: string): Promise<void> {
  await run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit])
  if (readFileSync(lockFile, 'utf8') === readFileSync(join(folder, lockFile), 'utf8')) {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  } else await run('npm', ['ci', '--loglevel=error', '--prefix', folder])
  rmSync(join(folder, migrations), { recursive: true })
  cpSync(migrations, join(folder, migrations), { recursive: true })
}

function removeWorktree(): void {
  if (!existsSync(folder)) return
  execFileSync('git', ['-C', folder, 'worktree', 'remove', '--force', folder])
}
