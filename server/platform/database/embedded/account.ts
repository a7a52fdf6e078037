import { execFileSync, type SpawnOptions } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from '../../process.ts'

const accountName = 'oja-postgres'

/** How to run PostgreSQL's programs: by which account, and through which command. */
export interface Account {
  /** Owner of the files; undefined: whoever runs the mall. */
  owner: { uid: number; gid: number } | undefined
  /** The command line that runs `program` as that account. */
  command(program: string, args: string[]): [string, string[], SpawnOptions]
}

/**
 * PostgreSQL refuses to run as root. Where the mall runs as root, an own system account without
 * a password or a home is made once and used; everywhere else it is the caller's own.
 * `paths` are what the account has to reach.
 */
export function databaseAccount(paths: string[]): Account {
  if (process.getuid?.() !== 0) {
    return { owner: undefined, command: (program, args) => [program, args, {}] }
  }
  const owner = findAccount(accountName) ?? makeAccount()
  if (paths.every((path) => isOpenTo(owner.uid, path))) {
    return { owner, command: (program, args) => [program, args, owner] }
  }
  // A parent folder is closed to others (say, /root): the account may pass through it all the same.
  requireSetpriv(paths)
  return { owner, command: (program, args) => ['setpriv', passing(owner, program, args), {}] }
}

function passing(owner: { uid: number; gid: number }, program: string, args: string[]): string[] {
  return [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it access(2), by which PostgreSQL looks for its own files, would not count the right.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
    program,
    ...args,
  ]
}

function requireSetpriv(paths: string[]): void {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'pipe' })
  } catch (error) {
    throw new CannotStart(
      `PostgreSQL does not run as root, and its account can't enter ${paths.join(' or ')}. Run the mall as an ordinary user, or from a folder that is open to others, or install setpriv (util-linux).`,
      { cause: error },
    )
  }
}

function findAccount(name: string) {
  try {
    const run = (what: string) =>
      Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: run('-u'), gid: run('-g') }
  } catch {
    return undefined
  }
}

function makeAccount() {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false']
  let reason: unknown
  try {
    execFileSync('useradd', [...options, accountName], { stdio: 'pipe' })
  } catch (error) {
    reason = error // Another start may have made it in the same moment.
  }
  const account = findAccount(accountName) ?? findAccount('nobody')
  if (account) return account
  throw new CannotStart(
    'PostgreSQL does not run as root and no account for it could be made. Run the mall as an ordinary user, or set DATABASE_URL.',
    { cause: reason },
  )
}

/** Whether the account may enter the path and all folders above it: its own, and those that everybody may. */
function isOpenTo(account: number, path: string): boolean {
  if (existsSync(path)) {
    const { uid, mode } = statSync(path)
    if ((mode & (uid === account ? 0o100 : 0o001)) === 0) return false
  }
  return path === dirname(path) || isOpenTo(account, dirname(path))
}
