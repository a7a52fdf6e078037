import { startEmbedded } from './embedded/embedded.ts'

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** Where the mall's data is, and how to let go of it. */
export interface ProvidedDatabase {
  url: string
  isEmbedded: boolean
  stop(): Promise<void>
}

/** The database that the environment names, or the embedded one under the data folder. */
export async function provideDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL) {
    return { url: settings.DATABASE_URL, isEmbedded: false, stop: async () => {} }
  }
  const embedded = await startEmbedded(settings.DATA_DIR, {
    onRestart: () => console.warn('The embedded PostgreSQL went down; it is started again.'),
  })
  return { url: embedded.url, isEmbedded: true, stop: embedded.stop }
}
