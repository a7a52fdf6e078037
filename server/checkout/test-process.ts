import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { backlog } from '#server/platform/http/http.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore } from '#server/platform/media/media.ts'

/**
 * A server without pages, to be killed: `node server/checkout/test-process.ts <database> <folder>`. Prints
 * its address, and ends with the test that started it.
 */
const [url = '', folder = ''] = process.argv.slice(2)
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  MALL_SECRET: 'a secret of the tests, long enough',
  RATE_LIMIT: '1000000',
})
const database = openDatabase(url)
const log = openLog('fatal')
const clock = await openClock(database)
const media = openMedia(openStore(config), log)
const { app } = await createApp({ config, database, clock, log, media })
console.log(`ready on ${await app.listen({ port: 0, host: '127.0.0.1', backlog })}`)
process.stdin.resume().once('end', () => process.exit())
