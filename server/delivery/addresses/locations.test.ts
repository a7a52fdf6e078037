import { expect, test } from 'vitest'
import { delivery } from '#contract/shop/delivery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testHttp } from '#server/platform/http/test-http.ts'
import { loadLocations } from '../delivery.ts'
import { placeHandlers } from '../routes.ts'
import { storeOf } from './store.ts'

const database = await testDatabase()
await loadLocations(database)
const { url } = await testHttp(
  database,
  { delivery },
  {
    delivery: {
      handlers: placeHandlers(database, () => false, storeOf({ MAIL_FROM: 'shop@example.com' })),
    },
  },
)

interface Place {
  id: number
  name: string
}

async function get(path: string) {
  const response = await fetch(`${url}/api/v1${path}`)
  return { status: response.status, body: await response.json() }
}

async function states(): Promise<(Place & { isoCode: string })[]> {
  return (await get('/locations/states')).body.data.states
}

test('37 states, 774 local government areas and 491 cities can be walked', async () => {
  const found = await states()
  expect(found).toHaveLength(37)

  const lgas: Place[] = []
  const cities: Place[] = []
  for (const { id, isoCode } of found) {
    lgas.push(...(await get(`/locations/state/${id}`)).body.lgs)
    cities.push(...(await get(`/locations/states/cities/${isoCode}`)).body.cities)
  }
  expect(new Set(lgas.map(({ id }) => id)).size).toBe(774)
  expect(new Set(cities.map(({ id }) => id)).size).toBe(491)
})

test('Ibadan is in Oyo, and Ibadan North one of its areas', async () => {
  const oyo = (await states()).find(({ isoCode }) => isoCode === 'NG-OY')
  expect(oyo?.name).toBe('Oyo')
  const { body: areas } = await get(`/locations/state/${oyo?.id}`)
  expect(areas.lgs.map(({ name }: Place) => name)).toContain('Ibadan North')
  for (const code of ['NG-OY', 'OY', 'ng-oy']) {
    const { body } = await get(`/locations/states/cities/${code}`)
    expect(body.cities.map(({ name }: Place) => name)).toContain('Ibadan')
  }
})

test('a state that is not there is refused', async () => {
  expect(await get('/locations/state/9999')).toMatchObject({ status: 404, body: { status: false } })
  expect((await get('/locations/states/cities/NG-ZZ')).status).toBe(404)
  expect((await get('/locations/states/cities/Oyo')).status).toBe(422)
  expect((await get('/locations/state/-1')).status).toBe(422)
})

test('loading again, also twice at once, changes nothing', async () => {
  const rows = () =>
    database.pool.query(
      `SELECT 'state' AS kind, id, name FROM location_states
       UNION ALL SELECT 'lga', id, name FROM location_lgas
       UNION ALL SELECT 'city', id, name FROM location_cities ORDER BY kind, id`,
    )
  const before = await rows()
  await Promise.all([loadLocations(database), loadLocations(database)])
  expect((await rows()).rows).toEqual(before.rows)
})

test('a lost city comes back, and a renamed state gets its name back under its id', async () => {
  const oyo = (await states()).find(({ isoCode }) => isoCode === 'NG-OY')
  await database.pool.query("DELETE FROM location_cities WHERE name = 'Ibadan'")
  await database.pool.query("UPDATE location_states SET name = 'Oyó' WHERE iso_code = 'NG-OY'")
  await loadLocations(database)
  expect((await states()).find(({ isoCode }) => isoCode === 'NG-OY')).toEqual(oyo)
  const { body } = await get('/locations/states/cities/NG-OY')
  expect(body.cities.map(({ name }: Place) => name)).toContain('Ibadan')
})
