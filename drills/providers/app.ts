import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { databaseReady } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { provideDatabase } from '#server/platform/database/provide.ts'
import { runProcess } from '#server/platform/process.ts'
import type { Lines } from './lines.ts'

export const metricsToken = 'a token for the drill alone'

export interface DrilledApp {
  databaseUrl: string
}

/** A process of the built mall with the embedded database, whose providers are these. */
export async function startApp(
  opened: AsyncDisposableStack,
  { folder, port, shopUrl, lines }: { folder: string; port: number; shopUrl: string; lines: Lines },
): Promise<DrilledApp> {
  const child = spawn(process.execPath, ['drills/providers/app.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...lines.environment,
      DRILL_URLS: JSON.stringify(lines.urls),
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: shopUrl,
      MALL_SECRET: 'a secret for drills that nobody else has',
      METRICS_TOKEN: metricsToken,
      // Each caller of the drill has an address of its own.
      TRUST_PROXY: '1',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(child, 'exit')
  opened.defer(async () => {
    child.kill('SIGINT')
    await ended
  })
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('ready on')) continue
    child.stdout.resume()
    return { databaseUrl: (await readFile(join(folder, 'postgres.url'), 'utf8')).trim() }
  }
  throw new Error('the mall did not start')
}

const Urls = z.record(z.string(), z.url())

if (import.meta.main) {
  runProcess(async (opened, stopping) => {
    const config = {
      ...readConfig(process.env),
      ...Urls.parse(JSON.parse(process.env.DRILL_URLS ?? '{}')),
    }
    const provided = await provideDatabase(config)
    opened.defer(provided.stop)
    await databaseReady(provided.url)
    await migrate(provided.url)
    const databaseUrl = await provided.serving()
    await serve(opened, { config, databaseUrl, pages: 'built', stopping })
    return 'serving'
  })
}
