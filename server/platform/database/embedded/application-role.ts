import { randomBytes } from 'node:crypto'
import pg from 'pg'

const role = 'oja_app'

/**
 * The address under which a mall serves from its embedded, migrated database: a role that reads and writes rows, and neither
 * owns nor changes tables, triggers and roles. Data folders from before it get it too. Its password is another one
 * at each start, and nowhere stored.
 */
export async function applicationUrl(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of granting(password)) await client.query(statement)
  } finally {
    await client.end()
  }
  const url = new URL(ownerUrl)
  url.username = role
  url.password = password
  return url.href
}

function granting(password: string): string[] {
  return [
    `DO $$ BEGIN
       IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role}; END IF;
     END $$`,
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    // For the figures of processes and standbys, as an outside database needs it.
    `GRANT pg_monitor TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON platform_migrations FROM ${role}`,
    `REVOKE UPDATE, DELETE ON audit_entries FROM ${role}`,
  ]
}
