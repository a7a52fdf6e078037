import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runningClock } from '../../clock.ts'
import { testDatabase } from '../../database/test-database.ts'
import { openLog } from '../../log.ts'
import { testHttp } from '../test-http.ts'
import { assetRoutes, type BuiltFolder } from './assets.ts'
import { openBuildFiles } from './build-files.ts'

const database = await testDatabase()
const clock = runningClock()
const log = openLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'oja-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A build of the shop and of the office, whose files contain its name. */
function build(name: string): BuiltFolder[] {
  const built = ['', '/office'].map((under) => ({
    folder: join(folder, name, `of${under.replace('/', '-')}`),
    under,
  }))
  for (const { folder } of built) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets', `page-${name}.js`), `// of ${name}`)
    writeFileSync(join(folder, 'assets', 'packages-same.js'), '// of both')
    writeFileSync(join(folder, 'worker.js'), `// worker of ${name}`)
  }
  return built
}

/** A process that serves this build. */
async function serve(folders: BuiltFolder[]) {
  const files = await openBuildFiles({ database, clock, log }, folders)
  const { url, close } = await testHttp(
    database,
    {},
    {},
    {
      prepare: ({ app, responseCache }) => {
        for (const each of folders) {
          app.register(async () => assetRoutes(app, each, { responseCache, find: files.find }))
        }
      },
    },
  )
  return {
    async get(path: string) {
      const answer = await fetch(url + path)
      const { headers, status } = answer
      return {
        status,
        text: await answer.text(),
        type: headers.get('content-type'),
        cached: headers.get('cache-control'),
      }
    },
    async stop() {
      await close()
      await files.close()
    },
  }
}

const script = 'text/javascript; charset=utf-8'
const forEver = 'public, max-age=31536000, immutable'

test('each process answers the scripts of both builds, of the shop and of the office', async () => {
  const former = await serve(build('former'))
  const next = await serve(build('next'))
  for (const { get } of [former, next]) {
    for (const path of ['/assets', '/office/assets']) {
      for (const name of ['former', 'next']) {
        const answer = { status: 200, text: `// of ${name}`, type: script, cached: forEver }
        expect(await get(`${path}/page-${name}.js`)).toEqual(answer)
      }
      expect(await get(`${path}/packages-same.js`)).toMatchObject({ text: '// of both' })
    }
  }
  // Its name is the same in each build: it is of the process that is asked.
  expect((await former.get('/worker.js')).text).toBe('// worker of former')
  expect((await next.get('/worker.js')).text).toBe('// worker of next')
  await former.stop()
  await next.stop()
})

test('what no build has is not there; no address leads elsewhere', async () => {
  const one = await serve(build('one'))
  for (const path of ['none.js', '..%2fworker.js', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'a/b.js']) {
    expect([path, (await one.get(`/assets/${path}`)).status]).toEqual([path, 404])
  }
  await one.stop()
})

test('a process whose folder was built anew still answers the scripts of its pages', async () => {
  const folders = build('replaced')
  const process = await serve(folders)
  rmSync(join(folder, 'replaced'), { recursive: true })
  build('replaced-by')
  expect((await process.get('/assets/page-replaced.js')).text).toBe('// of replaced')
  await process.stop()
})

test('an hour after the last process of a build its files go; those of a build that serves stay', async () => {
  const last = await serve(build('last'))
  const serving = await serve(build('serving'))
  clock.advance(7_200)
  await last.stop()
  clock.advance(3_590)
  const early = await serve(build('early'))
  expect((await early.get('/assets/page-last.js')).status).toBe(200)
  // It says that it serves, as it does each minute.
  const again = await serve(build('serving'))
  clock.advance(20)
  const late = await serve(build('late'))
  expect((await late.get('/assets/page-last.js')).status).toBe(404)
  expect((await late.get('/assets/page-serving.js')).status).toBe(200)
  for (const process of [serving, early, again, late]) await process.stop()
})
