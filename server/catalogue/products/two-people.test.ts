import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { proofMs, sized } from '#server/test-size.ts'
import { addCategories, addProduct } from '../test-catalogue.ts'

const database = await testDatabase()
const { member, signedIn } = await testStaff(database)

let id: number
let ada: OfficeBrowser
let bola: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  id = await addProduct(database)
  ada = await signedIn(await member('Owner'))
  bola = await signedIn(await member('Owner'))
})

async function readProduct() {
  return (await ada.get(`/office/products/${id}`)).data
}

function patch(from: OfficeBrowser, body: object) {
  return from.call('PATCH', `/office/products/${id}`, body)
}

const words = fc.constantFrom('a', 'b', 'c')
/** What a person does to a product's page. */
const someFields = fc.record(
  { name: words, form: words, color: words, key_features: words, bulk_text: words },
  { requiredKeys: [] },
)

const pairs = sized(60, 200)

test(
  `two browsers save one product, ${pairs} random pairs of edits: nothing is lost silently`,
  async () => {
    const pair = fc.asyncProperty(
      someFields,
      someFields,
      fc.array(words),
      async (one, other, choice) => {
        const read = await readProduct()
        const first = { ...read, ...one }
        const second = { ...read, ...other }
        expect((await patch(ada, first)).status).toBe(200)
        const refused = await patch(bola, second)
        expect(outcome(refused)).toBe('409 edited_meanwhile')
        // Every field in which theirs and mine differ is offered, with what they saved.
        const differing = Object.keys(one).concat(Object.keys(other))
        const expected = differing.filter((name) => value(first, name) !== value(second, name))
        expect(Object.keys(refused.data.fields).sort()).toEqual([...new Set(expected)].sort())
        for (const name of expected) expect(refused.data.fields[name]).toBe(value(first, name))
        expect(refused.data.by).toBe('Sade Williams')
        // Theirs or mine for each; what is chosen holds.
        const theirs = expected.filter((_, at) => choice[at] === 'a')
        const resolved = { ...second, version: refused.data.version }
        for (const name of theirs) Object.assign(resolved, { [name]: refused.data.fields[name] })
        expect((await patch(bola, resolved)).status).toBe(200)
        const now = await readProduct()
        for (const name of new Set(differing)) {
          expect(now[name] ?? '').toBe(value(theirs.includes(name) ? first : second, name))
        }
      },
    )
    await fc.assert(pair, { numRuns: pairs })
  },
  proofMs,
)

function value(fields: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(fields)).get(name) ?? ''
}
