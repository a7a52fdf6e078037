import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const units = globSync(['ops/systemd/*', 'ops/pgbackrest/systemd/*'])
const install = readFileSync('ops/install', 'utf8')

/** Where releases are on a machine, and what stands for them here. */
const release = /^\/opt\/oja\/(backups|at\/%i)\//

test('what a unit starts is of this project, put there by ops/install, or of Debian', () => {
  const wrong = units.flatMap((unit) => {
    const text = readFileSync(unit, 'utf8')
    const programs = [...text.matchAll(/^Exec\w+=(\S+)(.*)$/gm)]
    return programs.flatMap(([, program = '', rest = '']) => {
      const scripts = rest.match(/(?<= )(scripts|server)\/\S+\.ts/g) ?? []
      const own = release.test(program) ? [program.replace(release, '')] : []
      const missing = [...scripts, ...own].filter((file) => !existsSync(file))
      const isInstalled = !program.startsWith('/usr/local/') || install.includes(program)
      return [...missing, ...(isInstalled ? [] : [program])].map((file) => `${unit}: ${file}`)
    })
  })
  expect(wrong).toEqual([])
})

test('each timer starts a unit that is there', () => {
  for (const timer of units.filter((unit) => unit.endsWith('.timer'))) {
    const named = /^Unit=(.+)$/m.exec(readFileSync(timer, 'utf8'))?.[1]
    const started = named ?? basename(timer).replace('.timer', '.service')
    const file = started.replace(/@\w+\./, '@.')
    expect(
      units.map((unit) => basename(unit)),
      timer,
    ).toContain(file)
  }
})

const analyse = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!analyse)('systemd finds nothing wrong in them but programs that are not here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const unit of units) copyFileSync(unit, join(folder, basename(unit)))
  const files = units.map((unit) => join(folder, basename(unit)))
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  })
  const said = stderr.split('\n').filter((line) => line.includes('oja-'))
  expect(said.filter((line) => !/is not executable: No such file/.test(line))).toEqual([])
})
