import { expect, test } from 'vitest'
import { fieldWords, valueWords } from './values.ts'

const known = new Map([
  ['brand_id 83', 'Tecno'],
  ['combination 35', 'Black, 128 GB'],
])
const nameOf = (field: string, id: string) => known.get(`${field} ${id}`)
const words = (field: string, value: unknown) =>
  `${fieldWords(field, nameOf)}: ${valueWords(field, value, nameOf)}`

const option = { id: 1, name: 'Colour', values: [{ id: 2, name: 'Red', swatch: null }] }
const variations = { options: [option], combinations: [{ id: 9, value_ids: [2] }] }
const picture = { hash: 'a'.repeat(64), alt: 'From above', value_id: null }

test.each([
  ['brand_id', '83', 'brand: Tecno'],
  ['brand_id', '84', 'brand: 84'],
  ['product_ids', [4, 5], 'products: 4, 5'],
  ['pictures', JSON.stringify([picture, picture]), 'pictures: ‘From above’, ‘From above’'],
  ['pictures', '[]', 'pictures: no pictures'],
  ['picture_hash', picture.hash, 'picture: a picture'],
  ['variations', JSON.stringify(variations), 'options: Colour: Red; 1 combination'],
  ['variations', '{"options":[],"combinations":[]}', 'options: no combinations'],
  ['amount', '12500.50', 'price: ₦12,500.50'],
  ['amount:34', 900, 'price of combination 34: ₦900.00'],
  ['amount:35', 900, 'price of Black, 128 GB: ₦900.00'],
  ['starts_at', '2026-11-23T23:30:00.000Z', 'starts at: 24 Nov 2026, 00:30'],
  ['phone_number', '(changed)', 'phone number: hidden'],
  ['is_visible', false, 'is visible: no'],
  ['method', 'totp', 'method: digits of an app'],
  ['permissions', ['reviews.moderate'], 'permissions: Hide reviews'],
  ['columns', ['weight_grams'], 'columns: weight grams'],
  ['filter', { state: 'live', brand_id: 83 }, 'filter: state: live, brand: Tecno'],
  ['reorder_level', null, 'reorder level: nothing'],
  ['permissions', [], 'permissions: nothing'],
])('a stored %s in words: %j', (field, value, expected) => {
  expect(words(field, value)).toBe(expected)
})
