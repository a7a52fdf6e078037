import { readFile } from 'node:fs/promises'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

const file = new URL('../../../database/reference/locations.json', import.meta.url)

/**
 * Writes the states, their local government areas and cities into the database: inserts what is
 * missing, corrects a state's name and capital, deletes nothing, and changes no id, because
 * addresses refer to them. Loading again changes nothing, and processes that start together may
 * load at the same time.
 */
export async function loadLocations(db: Db): Promise<void> {
  const states = await readFile(file, 'utf8')
  await run(db, addStates, [states])
  await run(db, addLgas, [states])
  await run(db, addCities, [states])
}

const addStates = rareStatement(
  'delivery-add-states',
  {},
  `INSERT INTO location_states (name, iso_code, capital)
   SELECT name, "isoCode", capital
   FROM jsonb_to_recordset($1) AS state (name text, "isoCode" text, capital text)
   WHERE NOT EXISTS (
     SELECT FROM location_states AS known
     WHERE (known.iso_code, known.name, known.capital)
       = (state."isoCode", state.name, state.capital)
   )
   ORDER BY name
   ON CONFLICT (iso_code) DO UPDATE SET name = excluded.name, capital = excluded.capital`,
)
const addLgas = rareStatement('delivery-add-lgas', {}, addPlaces('location_lgas', 'lgas'))
const addCities = rareStatement('delivery-add-cities', {}, addPlaces('location_cities', 'cities'))

/** Selects first, because an insert with a conflict would still use up an id. */
function addPlaces(table: 'location_lgas' | 'location_cities', list: 'lgas' | 'cities'): string {
  return `
    INSERT INTO ${table} (state_id, name)
    SELECT state.id, place.name
    FROM jsonb_to_recordset($1) AS source ("isoCode" text, ${list} jsonb)
    JOIN location_states AS state ON state.iso_code = source."isoCode"
    CROSS JOIN LATERAL jsonb_array_elements_text(source.${list}) AS place (name)
    WHERE NOT EXISTS (
      SELECT FROM ${table} AS known
      WHERE known.state_id = state.id AND known.name = place.name
    )
    ORDER BY state.name, place.name
    ON CONFLICT (state_id, name) DO NOTHING`
}
