import { applicationUrl } from './embedded/application-role.ts'
import { startEmbedded } from './embedded/embedded.ts'

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** Where the mall's data is, and how to let go of it. */
export interface ProvidedDatabase {
  /** Of the owner of its tables: for migrations, the seed and commands. */
  url: string
  isEmbedded: boolean
  /** The address under which a mall serves from it, once it is migrated. */
  serving(): Promise<string>
  stop(): Promise<void>
}

/** The database that the environment names, or the embedded one under the data folder. */
export async function provideDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL) {
    const url = settings.DATABASE_URL
    return { url, isEmbedded: false, serving: async () => url, stop: async () => {} }
  }
  const embedded = await startEmbedded(settings.DATA_DIR, {
    onRestart: () => console.warn('The embedded PostgreSQL went down; it is started again.'),
  })
  return { ...embedded, isEmbedded: true, serving: () => applicationUrl(embedded.url) }
}
