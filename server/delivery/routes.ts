import type { z } from 'zod'
import type { delivery } from '#contract/shop/delivery.ts'
import type { IsClosed } from '#contract/switches.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import { readCart } from '#server/cart/cart.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { Logger } from '#server/platform/log.ts'
import { addAddress, addressTypes } from './addresses/add-address.ts'
import { addressFor } from './addresses/address-for.ts'
import { changeAddress } from './addresses/change-address.ts'
import { makeDefault } from './addresses/default-address.ts'
import { deleteAddress } from './addresses/delete-address.ts'
import { readCities, readLgas, readStates } from './addresses/locations.ts'
import { readAddress, readAddresses, readDefaultAddress } from './addresses/saved-addresses.ts'
import { type Store, storeLine } from './addresses/store.ts'
import type { Carriers, StoreLogo } from './quotes/carriers.ts'
import { readEstimates, readShippingTypes } from './quotes/fees.ts'
import { quoteLines } from './quotes/quote.ts'

export interface DeliveryRouteDeps {
  database: Database
  clock: Clock
  log: Logger
  carriers: Carriers
  storeLogo: StoreLogo
  isClosed: IsClosed
}

type AllHandlers = Handlers<typeof delivery>
type PlaceNames =
  | 'states'
  | 'localGovernments'
  | 'cities'
  | 'addressTypes'
  | 'shippingTypes'
  | 'estimates'

/**
 * Places, shipping methods and fees change only with a release, so their answers have no cache tags; a switch of the
 * mall invalidates all of them.
 */
export function placeHandlers(
  database: Db,
  isClosed: IsClosed,
  store: Store,
): Pick<AllHandlers, PlaceNames> {
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

    addressTypes: async () => ({ address_types: [...addressTypes] }),
    async shippingTypes() {
      const types = await readShippingTypes(database, isClosed)
      return { data: { ...types, pickup_address: storeLine(store) } }
    },
    async estimates() {
      const isOpen = !isClosed('no-carriers')
      return { data: { estimates: isOpen ? await readEstimates(database) : [] } }
    },
  }
}

export function addressHandlers(deps: DeliveryRouteDeps): Omit<AllHandlers, PlaceNames> {
  const { database, clock } = deps
  const { pool } = database
  return {
    async addresses(_, call) {
      const data = await readAddresses(database, signedIn(call).id)
      return { data: { delivery_addresses: { data } } }
    },

    async defaultAddress(_, call) {
      return { data: { delivery_addresses: await readDefaultAddress(database, signedIn(call).id) } }
    },

    async addAddress({ body }, call) {
      const { id: accountId } = signedIn(call)
      const saved = await inTransaction(pool, async (tx) => {
        const id = await addAddress(tx, accountId, body, clock.now())
        return readAddress(tx, accountId, id)
      })
      if (!saved) throw new Error('a saved address is there')
      const message = 'Delivery address saved successfully'
      return { data: { delivery_address: saved, message }, message }
    },

    async changeAddress({ params: { id }, body }, call) {
      const { id: accountId } = signedIn(call)
      const changed = await inTransaction(pool, async (tx) => {
        const isFound = await changeAddress(tx, accountId, { id, address: body })
        return isFound ? readAddress(tx, accountId, id) : null
      })
      if (!changed) return noAddress()
      return { data: { delivery_address: changed }, message: 'Delivery address changed' }
    },

    async changeDefaultAddress({ body: { id } }, call) {
      const { id: accountId } = signedIn(call)
      const isFound = await inTransaction(pool, (tx) => makeDefault(tx, accountId, id))
      return isFound ? { message: 'Default address changed successfully' } : noAddress()
    },

    async deleteAddress({ params: { id } }, call) {
      const { id: accountId } = signedIn(call)
      const isFound = await inTransaction(pool, (tx) => deleteAddress(tx, accountId, id))
      return isFound ? { message: 'Delivery address deleted successfully' } : noAddress()
    },

    async rate({ body: { delivery_address: address } }, call) {
      const { id: accountId } = signedIn(call)
      const [cart, { email }, to] = await Promise.all([
        readCart(database, accountId),
        contactsOf(database, accountId),
        orderAddress(deps, accountId, address),
      ])
      const lines = cart.map(({ product, variation, quantity }) => ({
        productId: product.id,
        combinationId: variation?.combo_id ?? null,
        quantity,
        name: product.name,
        value: variation?.amount ?? product.amount,
        weight: product.weight,
      }))
      return quoteLines(deps, { accountId, email, to, lines, at: clock.now() })
    },
  }
}

type RatedAddress = z.output<typeof delivery.rate.body>['delivery_address']

function orderAddress({ database }: DeliveryRouteDeps, accountId: number, address: RatedAddress) {
  return inTransaction(database.pool, (tx) =>
    addressFor(tx, {
      accountId,
      addressId: 'id' in address ? address.id : null,
      entered: 'id' in address ? null : address,
      useAsDefault: false,
    }),
  )
}

function noAddress(): never {
  refuse('not_found', { message: 'We could not find this delivery address.' })
}
