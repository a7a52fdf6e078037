import pg from 'pg'
import { CannotStart } from '../process.ts'
import { number } from './columns.ts'
import { one } from './query.ts'
import { rareStatement } from './statement.ts'

/** Connections of a process to the primary besides its pool: the one that listens, and one that migrates at the start. */
const besidesPool = 2

export interface Capacity {
  /** Processes of this mall, this one included. */
  processes: number
  /** Of the pool of each. */
  connections: number
  /** Of each besides its pool; by default those to the primary. */
  besides?: number
}

/**
 * Throws `CannotStart` where all processes together could open more connections than the database takes: under load
 * some of them would then be refused. What a superuser or replication may use does not count.
 */
export async function requireCapacity(
  url: string,
  { processes, connections, besides = besidesPool }: Capacity,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { available } = await one(client, availableConnections)
    const needed = processes * (connections + besides)
    if (needed <= available) return
    throw new CannotStart(
      `${processes} processes (PROCESSES) with ${connections} connections each (DATABASE_CONNECTIONS) and ${besides} besides need ${needed}, and the database takes ${available}: fewer of either, or a higher max_connections.`,
    )
  } finally {
    await client.end()
  }
}

// `reserved_connections` came with PostgreSQL 16.
const availableConnections = rareStatement(
  'available-connections',
  { available: number },
  `SELECT coalesce(sum(CASE name WHEN 'max_connections' THEN setting::integer
     ELSE -setting::integer END), 0)::integer AS available
   FROM pg_settings
   WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
)
