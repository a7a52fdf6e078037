import { parseArgs } from 'node:util'
import { generateProducts } from '#database/seed/generate/generate.ts'
import { generateOrders } from '#database/seed/generate/orders.ts'
import { needsDemo } from '#database/seed/needs-demo.ts'
import { seedDemo } from '#database/seed/seed.ts'
import { readConfig } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { databaseReady, openDatabase } from '#server/platform/database/database.ts'
import { runningEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { provideDatabase } from '#server/platform/database/provide.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore, unhurried } from '#server/platform/media/media.ts'
import { CannotStart, runProcess } from '#server/platform/process.ts'
import { openSecret } from '#server/platform/secret.ts'

/**
 * `npm run seed` fills an empty database with the demo mall. `--products N` adds generated products until
 * there are N, `--orders N` likewise orders.
 */
runProcess(async (opened) => {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, orders: { type: 'string' } },
  })
  const products = values.products === undefined ? 0 : wholeNumber('--products', values.products)
  const orders = values.orders === undefined ? 0 : wholeNumber('--orders', values.orders)
  const config = readConfig(process.env)
  if (config.NODE_ENV === 'production') throw new CannotStart('Never in production.')

  // Uses the embedded server of a mall that runs on the data folder.
  const running = config.DATABASE_URL ?? (await runningEmbedded(config.DATA_DIR)) ?? undefined
  const { url, stop } = await provideDatabase({ ...config, DATABASE_URL: running })
  opened.defer(stop)
  await databaseReady(url)
  await migrate(url)

  const database = openDatabase(url)
  opened.defer(() => database.close())
  const clock = await openClock(database)
  const { now } = clock
  const report = (message: string) => console.log(`  ${message}`)
  if (await needsDemo(url)) {
    const media = openMedia(openStore(config, unhurried), openLog(config.LOG_LEVEL))
    const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
    const keys = await openKeysOnce({ database, clock, secret })
    await seedDemo({ database, media, now: now(), report, keys })
    media.close()
  }
  if (products > 0) await generateProducts(database.pool, products, now(), report)
  if (orders > 0) await generateOrders(database.pool, orders, now(), report)
  return 'done'
})

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new CannotStart(`${option} takes a whole number, not '${text}'.`)
}
