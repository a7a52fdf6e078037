import type { Config } from '../../config.ts'
import { startEmbedded } from './embedded.ts'

/** Where the mall's data is, and how to let go of it. */
export interface ProvidedDatabase {
  url: string
  isEmbedded: boolean
  stop(): Promise<void>
}

/** The database that the environment names, or the embedded one under the data folder. */
export async function provideDatabase(config: Config): Promise<ProvidedDatabase> {
  if (config.DATABASE_URL) {
    return { url: config.DATABASE_URL, isEmbedded: false, stop: async () => {} }
  }
  const embedded = await startEmbedded(config.DATA_DIR, {
    onRestart: () => console.warn('The embedded PostgreSQL went down; it is started again.'),
  })
  return { url: embedded.url, isEmbedded: true, stop: embedded.stop }
}
