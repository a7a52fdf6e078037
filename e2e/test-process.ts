import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { backlog } from '#server/platform/http/http.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore } from '#server/platform/media/media.ts'
import { runProcess } from '#server/platform/process.ts'

/**
 * A mall without pages that stops like `server/main.ts`: `node e2e/test-process.ts <database> <port>`, with the
 * variables of the environment.
 */
runProcess(async (opened, stopping) => {
  const [url = '', port = ''] = process.argv.slice(2)
  const config = readConfig({
    NODE_ENV: 'test',
    MALL_SECRET: 'a secret of the tests, long enough',
    RATE_LIMIT: '1000000',
    ...process.env,
  })
  const graceMs = config.SHUTDOWN_GRACE * 1_000
  stopping.graceMs = graceMs
  const database = openDatabase(url, { connections: 8, statementTimeoutMs: 15_000 })
  opened.defer(() => database.close())
  const log = openLog('fatal')
  const clock = await openClock(database)
  const media = openMedia(openStore(config), log)
  opened.defer(() => media.close())
  const http = await createApp({ config, database, clock, log, media })
  opened.defer(() => http.close())
  opened.defer(() => http.drain(stopping.signal === 'SIGTERM' ? graceMs : 0))
  console.log(
    `ready on ${await http.app.listen({ port: Number(port), host: '127.0.0.1', backlog })}`,
  )
  return 'serving'
})
