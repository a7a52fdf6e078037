import { expect, test } from 'vitest'
import { PostalAddress } from '#contract/address.ts'
import {
  addressColumns,
  addressLine,
  addressOfRow,
  erasedAddress,
  noAddress,
  placeColumns,
  postalAddress,
} from './postal-address.ts'

const saved = {
  first_name: 'Mary Jane',
  last_name: 'Eze',
  phone_number: '8031234567',
  address: '5 Adelabu Street',
  landmark: '',
  country: 161,
  state: 25,
  lg: 511,
  city: 'Agege',
} as const
const address = postalAddress(saved, { lg: 'Ikeja', state: 'Lagos' })

test('an order stores, reads and empties every field of an address', () => {
  const fields = Object.keys(PostalAddress.shape)
  expect(Object.keys(addressColumns)).toEqual(fields)
  expect(Object.keys(noAddress)).toEqual(fields)
  const emptied = [...erasedAddress.matchAll(/(\w+) = /g)].map(([, name]) => name)
  expect([...emptied, 'state']).toEqual(fields)
  expect(fields).toEqual(expect.arrayContaining(Object.keys(placeColumns)))
  expect(Object.keys(addressOfRow(address) ?? {})).toEqual(fields)
})

test('what was saved or typed becomes an address with the names of its places', () => {
  expect(PostalAddress.parse(address)).toEqual({
    recipient: 'Mary Jane Eze',
    phone: '+2348031234567',
    street: '5 Adelabu Street',
    landmark: null,
    city: 'Agege',
    lg: 'Ikeja',
    state: 'Lagos',
  })
})

test('an order goes nowhere that is a pick-up, or of which any part but the landmark is gone', () => {
  expect(addressOfRow({ ...noAddress, phone: '+2348031234567' })).toBeNull()
  for (const field of ['recipient', 'phone', 'street', 'city', 'lg', 'state'] as const) {
    expect(addressOfRow({ ...address, [field]: null })).toBeNull()
  }
  expect(addressOfRow(address)).toEqual(address)
})

test('an address stands on one line, with a town once that has its area’s name', () => {
  expect(addressLine(address)).toBe('5 Adelabu Street, Agege, Ikeja, Lagos')
  expect(addressLine({ ...address, landmark: 'Blue gate', city: 'Ikeja' })).toBe(
    '5 Adelabu Street, Blue gate, Ikeja, Lagos',
  )
  expect(addressLine(noAddress)).toBeNull()
})
