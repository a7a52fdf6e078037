import { boolean, nullable, number, text } from './columns.ts'
import { type Db, many } from './query.ts'
import { rareStatement } from './statement.ts'

export interface DatabaseNode {
  name: string
  role: 'primary' | 'standby'
  /** A commit waits for it. */
  is_synchronous: boolean
  /** Null: unknown, as for the primary, or for who may not read it. */
  delay_seconds: number | null
}

/** The database that this process writes to, and those that copy it. */
export async function databaseNodes(db: Db): Promise<DatabaseNode[]> {
  const standbys = await many(db, replication)
  const primary = {
    name: 'Primary',
    role: 'primary',
    is_synchronous: false,
    delay_seconds: null,
  } as const
  return [primary, ...standbys.map((node) => ({ ...node, role: 'standby' as const }))]
}

const replication = rareStatement(
  'database-replication',
  {
    name: text,
    is_synchronous: boolean,
    delay_seconds: nullable(number),
  },
  `SELECT coalesce(nullif(application_name, ''), 'Standby') AS name,
     coalesce(sync_state IN ('sync', 'quorum'), false) AS is_synchronous,
     extract(epoch FROM replay_lag)::double precision AS delay_seconds
   FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup' ORDER BY application_name`,
)
