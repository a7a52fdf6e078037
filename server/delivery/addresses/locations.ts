import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'

const place = { id: number, name: text }

const states = rareStatement(
  'delivery-states',
  { ...place, iso_code: text },
  'SELECT id, name, iso_code FROM location_states ORDER BY name',
)

export async function readStates(db: Db) {
  const rows = await many(db, states)
  return rows.map(({ id, name, iso_code: isoCode }) => ({ id, name, isoCode }))
}

const lgasOf = rareStatement(
  'delivery-lgas',
  place,
  'SELECT id, name FROM location_lgas WHERE state_id = $1 ORDER BY name',
)

/** Empty where there is no such state: every state has at least one. */
export function readLgas(db: Db, stateId: number) {
  return many(db, lgasOf, [stateId])
}

const citiesOf = rareStatement(
  'delivery-cities',
  place,
  `SELECT city.id, city.name
   FROM location_cities AS city JOIN location_states AS state ON state.id = city.state_id
   WHERE state.iso_code = $1 ORDER BY city.name`,
)

/** By ISO 3166-2 code (`NG-OY`). Empty where there is no such state: every state has at least one. */
export function readCities(db: Db, isoCode: string) {
  return many(db, citiesOf, [isoCode])
}

const capital = statement(
  'delivery-capital',
  { capital: text },
  'SELECT capital FROM location_states WHERE name = $1',
)

/**
 * A town of a state that every carrier knows: its capital, by the state's name. A parcel's state may have got
 * another name since; then that name answers.
 */
export async function capitalOf(db: Db, state: string): Promise<string> {
  return (await maybe(db, capital, [state]))?.capital ?? state
}
