import { PgBoss } from 'pg-boss'

/** Makes the tables of pg-boss, or brings them to this release, as the owner of the database. A serving role may not. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  let failure: unknown
  boss.on('error', (error) => {
    failure ??= error
  })
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}
