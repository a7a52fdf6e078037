import type { delivery } from '#contract/delivery.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Handlers, refuse } from '#server/platform/http/handler.ts'
import { readCities, readLgas, readStates } from './read.ts'

type Locations = Pick<Handlers<typeof delivery>, 'states' | 'localGovernments' | 'cities'>

/** Locations change only with a release, so their answers are made from nothing that is announced. */
export function deliveryRoutes(database: Database): Locations {
  return {
    async states() {
      return { data: { states: await readStates(database) } }
    },

    async localGovernments({ params }) {
      const lgs = await readLgas(database, params.id)
      return lgs.length > 0 ? { lgs } : refuse('not_found')
    },

    async cities({ params }) {
      const code = params.isoCode.toUpperCase()
      const cities = await readCities(database, code.startsWith('NG-') ? code : `NG-${code}`)
      return cities.length > 0 ? { cities } : refuse('not_found')
    },
  }
}
