import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { locationCities, locationLgas, locationStates } from './tables.ts'

export function readStates({ drizzle }: Database) {
  return drizzle
    .select({
      id: locationStates.id,
      name: locationStates.name,
      isoCode: locationStates.isoCode,
    })
    .from(locationStates)
    .orderBy(asc(locationStates.name))
}

/** Empty where there is no such state: every state has at least one. */
export function readLgas({ drizzle }: Database, stateId: number) {
  return drizzle
    .select({ id: locationLgas.id, name: locationLgas.name })
    .from(locationLgas)
    .where(eq(locationLgas.stateId, stateId))
    .orderBy(asc(locationLgas.name))
}

/** By ISO 3166-2 code (`NG-OY`). Empty where there is no such state: every state has at least one. */
export function readCities({ drizzle }: Database, isoCode: string) {
  return drizzle
    .select({ id: locationCities.id, name: locationCities.name })
    .from(locationCities)
    .innerJoin(locationStates, eq(locationStates.id, locationCities.stateId))
    .where(eq(locationStates.isoCode, isoCode))
    .orderBy(asc(locationCities.name))
}

/** A town of a state that every carrier knows: its capital, by the state's name. */
export async function capitalOf({ pool }: Database, state: string): Promise<string> {
  const { rows } = await pool.query<{ capital: string }>({
    name: 'delivery-capital',
    text: 'SELECT capital FROM location_states WHERE name = $1',
    values: [state],
  })
  return rows[0]?.capital ?? state
}
