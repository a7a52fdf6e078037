import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Machine } from './cluster.ts'

/** Where a configuration of pgBackRest says what differs between machines. */
const local =
  /^(repo\d-(path|type|s3|cipher-pass|host)|pg\d|tls|spool-path|lock-path|log-path|log-level)/

/** The settings of `[global]` in a file of pgBackRest, without what differs between machines. */
function commonSettings(text: string): string[] {
  const [, global = ''] = /^\[global\]\n([\s\S]*?)(?=^\[)/m.exec(`${text}\n[`) ?? []
  return global.split('\n').filter((line) => /^[a-z]/.test(line) && !local.test(line))
}

/**
 * Writes pgbackrest.conf of a machine that is nodes and repositories at once: the settings of `ops/pgbackrest`, with two
 * repositories in folders, and passphrases of its own.
 */
export async function writeRepositories(
  machine: Machine,
  nodes: { data: string; port: number }[],
): Promise<void> {
  const files = ['ops/pgbackrest/repository.conf', 'ops/pgbackrest/node.conf']
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const common = new Set(texts.flatMap(commonSettings))
  const lines = ['[global]', ...common]
  for (const number of [1, 2]) {
    const folder = await machine.folder(`repository-${number}`)
    const secret = randomBytes(32).toString('base64')
    lines.push(`repo${number}-path=${folder}`, `repo${number}-cipher-pass=${secret}`)
  }
  for (const kind of ['log', 'lock', 'spool']) {
    lines.push(`${kind}-path=${await machine.folder(kind)}`)
  }
  lines.push('', '[oja]')
  for (const [place, { data, port }] of nodes.entries()) {
    const name = `pg${place + 1}`
    lines.push(
      `${name}-path=${data}`,
      `${name}-port=${port}`,
      `${name}-socket-path=${machine.root}`,
    )
    lines.push(`${name}-user=postgres`)
  }
  await machine.write('pgbackrest.conf', `${lines.join('\n')}\n`)
}

/**
 * The same for a machine that only restores: the repositories of an installed configuration, and none of its nodes, since
 * pgBackRest restores on a node alone.
 */
export async function borrowRepositories(machine: Machine, installed: string): Promise<void> {
  const [, global = ''] =
    /^\[global\]\n([\s\S]*?)(?=^\[)/m.exec(`${await readFile(installed, 'utf8')}\n[`) ?? []
  const lines = global.split('\n').filter((line) => !/^(spool|lock|log)-path/.test(line))
  for (const kind of ['log', 'lock', 'spool']) {
    lines.push(`${kind}-path=${await machine.folder(kind)}`)
  }
  await machine.write('pgbackrest.conf', `[global]\n${lines.join('\n')}\n`)
}

/**
 * Restores into `data`, which must be empty, as pgBackRest demands too: to the end of the WAL, or to a moment. What is
 * started on it sends no WAL: the repository belongs to the mall.
 */
export function restore(
  machine: Machine,
  data: string,
  { stanza, until, include }: { stanza: string; until?: string | undefined; include?: string },
): Promise<string> {
  const target = until
    ? ['--type=time', `--target=${targetTime(until)}`, '--target-action=promote']
    : []
  return machine.run('/usr/bin/pgbackrest', [
    `--stanza=${stanza}`,
    `--pg1-path=${data}`,
    '--archive-mode=off',
    ...(include ? [`--config-include-path=${include}`] : []),
    ...target,
    'restore',
  ])
}

/** As pgBackRest reads it: `2026-11-23 14:02:00.000+00`. */
function targetTime(moment: string): string {
  return new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00')
}

/** Settings of a server on restored data: of its own, whatever files the data has or lacks. */
export async function ownSettings(machine: Machine): Promise<Record<string, string>> {
  const config = await machine.write('restored.conf', 'fsync = off\n')
  const hba = await machine.write('restored-hba.conf', 'local all all trust\n')
  return {
    config_file: config,
    hba_file: hba,
    ident_file: await machine.write('restored-ident.conf', ''),
    // Recovery on a standby would demand the limits of the primary.
    hot_standby: 'off',
    max_wal_size: '4GB',
    log_error_verbosity: 'terse',
  }
}
