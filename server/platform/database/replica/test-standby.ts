import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyCluster } from '../embedded/copy/copy-cluster.ts'
import { type EmbeddedDatabase, embeddedOwner, startEmbedded } from '../embedded/embedded.ts'

/** What is written here need not survive a power cut. */
const settings = { fsync: 'off', shared_buffers: '32MB' }

export interface TestStandby extends EmbeddedDatabase {
  /** From now on it replays nothing, or again. */
  pause(): Promise<void>
  resume(): Promise<void>
}

export function startPrimary(home: string): Promise<EmbeddedDatabase> {
  return startEmbedded(home, { settings })
}

/**
 * A standby that streams from the embedded server in the folder `primaryHome`, in a folder of its own. `delay`: it
 * replays each commit so much later ('10min').
 */
export async function startStandby(
  primaryHome: string,
  home: string,
  delay = '0',
): Promise<TestStandby> {
  const primaryUrl = await readFile(join(primaryHome, 'postgres.url'), 'utf8')
  const data = join(home, 'postgres')
  await mkdir(data, { recursive: true, mode: 0o700 })
  await copyCluster(primaryUrl, join(primaryHome, 'postgres'), data)
  const { username, password, hostname, port } = new URL(primaryUrl)
  const host = decodeURIComponent(hostname)
  await writeFile(join(data, 'standby.signal'), '')
  await writeFile(join(home, 'postgres.password'), `${password}\n`, { mode: 0o600 })
  const owner = await embeddedOwner(home)
  if (owner) await give(data, owner)
  const server = await startEmbedded(home, {
    settings: {
      ...settings,
      primary_conninfo: `host=${host} port=${port} user=${username} password=${password}`,
      // Queries that stand in the way of what is replayed are cancelled at once.
      max_standby_streaming_delay: '0',
      recovery_min_apply_delay: delay,
    },
  })
  // Not the mall's database: what is replayed there would cancel this too.
  const maintenance = new URL(server.url)
  maintenance.pathname = '/postgres'
  const own = async (text: string) => {
    const client = new pg.Client({ connectionString: maintenance.href })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  return {
    ...server,
    pause: () => own('SELECT pg_wal_replay_pause()'),
    resume: () => own('SELECT pg_wal_replay_resume()'),
  }
}

async function give(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid)
}
