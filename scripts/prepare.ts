import { needsDemo } from '#database/seed/needs-demo.ts'
import type { Config } from '#server/config.ts'
import { databaseReady } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type ProvidedDatabase, provideDatabase } from '#server/platform/database/provide.ts'
import { run, step } from './steps.ts'

/** Opens the database, migrates it and fills an empty one with the demo mall. */
export async function prepare(
  config: Config,
  opened: AsyncDisposableStack,
): Promise<ProvidedDatabase> {
  const provided = await step('database', async () => {
    const provided = await provideDatabase(config)
    opened.defer(provided.stop)
    await databaseReady(provided.url)
    return provided
  })
  const { url } = provided
  await step('migrations', async () => {
    const applied = await migrate(url)
    return applied.length > 0 ? applied : { skipped: 'up to date' }
  })
  await step('demo mall', async () => {
    if (config.NODE_ENV === 'production') return { skipped: 'never in production' }
    if (!(await needsDemo(url))) return { skipped: 'is there' }
    // In a process of its own: the memory of drawing a thousand pictures is freed with it.
    return run(process.execPath, ['scripts/seed.ts'], { DATABASE_URL: url })
  })
  return provided
}
