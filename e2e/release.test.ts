import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { loadLocations } from '#server/delivery/delivery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openServices } from '../drills/release/services.ts'
import { freePort } from './haproxy.ts'

const database = await testDatabase()
await loadLocations(database)
const opened = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'oja-release-'))
afterAll(async () => {
  await opened.disposeAsync()
  rmSync(folder, { recursive: true, force: true })
})

/** A release that is this code, without pages. */
function addRelease(name: string): string {
  const release = join(folder, 'releases', name)
  mkdirSync(join(release, 'dist', 'server'), { recursive: true })
  // Pages are looked for, and not loaded.
  writeFileSync(join(release, 'dist', 'server', 'server.js'), '')
  cpSync('ops/release', join(release, 'ops', 'release'))
  for (const each of ['node_modules', 'package.json', 'server', 'scripts', 'contract', 'e2e']) {
    symlinkSync(resolve(each), join(release, each))
  }
  return release
}

const former = addRelease('former')
const next = addRelease('next')
const broken = addRelease('broken')
rmSync(join(broken, 'e2e'))
const ports = [await freePort(), await freePort()]
const variables = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  NODE_ENV: 'test',
  MALL_SECRET: 'a secret of the tests, long enough',
  MALL_NAME: '"Oja & $daughters"',
  SHUTDOWN_GRACE: '0.5',
}
const lines = Object.entries(variables).map((pair) => pair.join('='))
writeFileSync(join(folder, 'mall.env'), `# of the mall\n${lines.join('\n')}\n`)
const services = await openServices(opened, {
  folder,
  command: `'${process.execPath}' e2e/test-process.ts '${database.url}' "$PORT"`,
  environment: { ...variables, MALL_NAME: 'Oja' },
})
for (const port of ports) await services.start(port, former)

/** Runs a release's program; answers all that it printed, and its exit code. */
async function release(from: string, more: Record<string, string> = {}) {
  const file = join(folder, 'file')
  const settings = {
    OJA_APP_PORTS: ports.join(' '),
    OJA_APPS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    OJA_OPT: folder,
    OJA_ETC: folder,
    OJA_RESTART: services.restartProgram,
    OJA_PROXY_SECONDS: '0',
    OJA_READY_SECONDS: '120',
    ...more,
  }
  const written = Object.entries(settings).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(file, written.join('\n'))
  const child = spawn(join(from, 'ops', 'release'), [file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('exit', done)),
  ])
  return { said: out + errors, code }
}

const statuses = () =>
  Promise.all(
    ports.map((port) =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )

/** The releases whose processes said at their start that they are ready, by port. */
const ran = () =>
  ports.map((port) =>
    services
      .log(port)
      .match(/ready on|stopping \(SIGTERM\)/g)
      ?.join(', '),
  )

test('one process after another gets the release, and rolling back is the same', async () => {
  await expect.poll(statuses).toEqual([200, 200])
  const [one, two] = ports
  const forth = await release(next)
  expect(forth).toEqual({
    code: 0,
    said: [
      'migrations …',
      'The database has all migrations.',
      `127.0.0.1:${one}: former → next …`,
      `127.0.0.1:${two}: former → next …`,
      `next serves: ${one} ${two}`,
      '',
    ].join('\n'),
  })
  expect(await statuses()).toEqual([200, 200])
  const again = await release(next)
  expect(again.said).toContain(`127.0.0.1:${one}: runs next already`)
  expect((await release(former)).said).toContain(`127.0.0.1:${two}: next → former`)
  // Each time asked to stop, never killed.
  const once = 'ready on, stopping (SIGTERM), '
  expect(ran()).toEqual([`${once}${once}ready on`, `${once}${once}ready on`])
})

test('a release that does not become ready stops at its first process, which goes back', async () => {
  const [one, two] = ports
  const before = services.log(two ?? 0)
  const { said, code } = await release(broken, { OJA_READY_SECONDS: '3' })
  expect(code).toBe(1)
  expect(said).toContain(`127.0.0.1:${one} was not ready after 3 s with broken`)
  expect(said).toContain(`127.0.0.1:${one} runs again former. The processes after it were not`)
  expect(said).toContain(`  127.0.0.1:${two} former\n`)
  expect(await statuses()).toEqual([200, 200])
  expect(services.log(two ?? 0)).toBe(before)
})

test('while another process is not ready, none is stopped', async () => {
  const missing = `127.0.0.1:${await freePort()}`
  const before = ran()
  const { said, code } = await release(next, {
    OJA_APPS: `127.0.0.1:${ports[0]} ${missing}`,
    OJA_READY_SECONDS: '1',
  })
  expect([code, said]).toEqual([1, expect.stringContaining(`${missing} is not ready. 127.0.0.1:`)])
  expect(ran()).toEqual(before)
})

test.each([
  ['node_modules', 'is not installed: npm ci, there.'],
  ['dist', 'are not built: npm run build, there.'],
])('a release without %s is refused before anything stops', async (missing, words) => {
  const incomplete = addRelease(`without-${missing}`)
  rmSync(join(incomplete, missing), { recursive: true })
  const before = ran()
  expect(await release(incomplete)).toEqual({ code: 1, said: expect.stringContaining(words) })
  expect(ran()).toEqual(before)
})

test('where the migrations fail, no process is stopped', async () => {
  const before = ran()
  const unmigrated = addRelease('unmigrated')
  rmSync(join(unmigrated, 'scripts'))
  const { said, code } = await release(unmigrated)
  expect([code, said]).toEqual([1, expect.stringContaining('No process was stopped')])
  expect(ran()).toEqual(before)
})
