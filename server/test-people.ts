import { expect } from 'vitest'
import { openAccount, Passwords } from './accounts/accounts.ts'
import { addCategories, addProduct } from './catalogue/test-catalogue.ts'
import { loadLocations } from './delivery/delivery.ts'
import { number, text } from './platform/database/columns.ts'
import type { Database } from './platform/database/database.ts'
import { many, one } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import { inTransaction } from './platform/database/transaction.ts'
import { type TestOrder, testOrder } from './reviews/test-orders.ts'
import { testApp } from './test-app.ts'
import { type TestDevice, testDevice } from './test-customer.ts'

export const password = 'Kettle-mango7'
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }
/** A JPEG of 8 by 8 pixels, in base64. */
export const picture = [
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCN',
  'l4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
  'fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEA',
  'AAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM',
  'AwEAAhEDEQA/AJwA5T//2Q==',
].join('')

export interface TestPerson extends TestDevice {
  /** Unique. */
  name: string
  email: string
  phoneNumber: string
  bvn: string
}

/** An application with a kettle, and people with rare names. */
export async function testPeople(database: Database, environment: Record<string, string> = {}) {
  await loadLocations(database)
  await addCategories(database)
  const kettle = await addProduct(database)
  const { url, clock } = await testApp(database, environment)
  const app = { url, database, clock }
  const addressOf = await addressForm(database)
  let people = 0

  /** A signed-in customer with a rare name. */
  async function customer(): Promise<TestPerson> {
    people += 1
    const name = `Zikorana${String.fromCharCode(96 + people).repeat(3)}`
    const email = `${name.toLowerCase()}@example.com`
    const number = String(people).padStart(2, '0')
    const phoneNumber = `+23480377700${number}`
    const passwordHash = await new Passwords(cheap).hash(password)
    const whole = `${name} Quarter${name}`
    const id = await inTransaction(database.pool, (tx) =>
      openAccount(tx, { name: whole, email, phoneNumber, passwordHash }, clock.now()),
    )
    const bvn = `2345678${number}11`
    return {
      ...(await testDevice(app, id ?? expect.fail('a contact is taken'))),
      name,
      email,
      phoneNumber,
      bvn,
    }
  }

  /** A customer who has used every part of the shop. */
  async function regular() {
    const person = await customer()
    const { name, phoneNumber } = person
    const order = await testOrder(app, person.accountId, [kettle])
    await database.pool.query(
      'UPDATE orders SET recipient = $3, phone = $2, street = $3 WHERE id = $1',
      [order.id, phoneNumber, name],
    )
    await addParcel(database, person, order, clock.now())
    await failToLogIn(url, person)
    const answers = await Promise.all(
      Object.entries(sentBy(person, order)).map(([path, body]) =>
        person.post(`/api/v1${path}`, body),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // A contact message from another address that names the number.
    const contactMessage = { first_name: 'Some', last_name: 'Body', email: 'office@example.com' }
    const from = { ...contactMessage, phone_number: phoneNumber, message: 'From the office' }
    expect((await person.post('/api/v1/contact-us', from)).status).toBe(200)
    return { ...person, order }
  }

  /** What a person with an order sends, by the path of the call. */
  function sentBy(person: TestPerson, order: TestOrder): Record<string, object> {
    const { name, email, bvn } = person
    const names = { first_name: name, last_name: `Quarter${name}` }
    const words = { caption: 'Good', review_details: 'Boils.', user_who_rated: name }
    return {
      '/accounts/update': { ...names, address: `7 ${name} Close`, gender: 1 },
      '/carts/add': { product_orders: [{ product_id: kettle, quantity: 1 }] },
      '/saved-products/saved-items': { products_id: [{ id: kettle }] },
      [`/orders/review/product/${order.lineIds[0]}`]: { ...words, rating: '5' },
      [`/orders/review/${order.code}`]: { ...words, rating: 4 },
      '/accounts/kyc/liveliness-check': { bvn, media_file: picture },
      '/contact-us': { ...names, email, message: 'Hello' },
      '/search-requests': { search_term: `Xylophone for ${name}` },
      '/accounts/delivery/address': addressOf(name),
    }
  }

  return { app, kettle, customer, regular, addressOf }
}

/** Fills the form of an address, somewhere in Nigeria, for a name. */
async function addressForm(database: Database) {
  const area = await one(database, firstArea)
  return (name: string) => ({
    first_name: name,
    last_name: name,
    phone_number: '8031234567',
    ...area,
    address: `7 ${name} Close`,
    country: 161,
    city: 'Surulere',
  })
}

const firstArea = rareStatement(
  'test-first-area',
  { lg: number, state: number },
  'SELECT id AS lg, state_id AS state FROM location_lgas ORDER BY id LIMIT 1',
)

/** A parcel of an order, with its shipment, tracking event and note. */
async function addParcel(
  { pool }: Database,
  { name, phoneNumber }: TestPerson,
  { id, code }: TestOrder,
  at: Date,
): Promise<void> {
  const parcel = JSON.stringify({ to: { firstName: name, phone: phoneNumber }, items: [] })
  await pool.query(
    `INSERT INTO delivery_shipments (order_id, order_code, state, parcel, carrier_reference,
       next_attempt_at, requested_at, provider_id, tracking_number, tracking_url)
     VALUES ($1, $2, 'delivered', $3, 'carrier', $4, $4, $2, $5, $5)`,
    [id, code, parcel, at, `track/${name}`],
  )
  await pool.query(
    `INSERT INTO delivery_tracking_events (provider_id, key, status, description, received_at)
     VALUES ($1, 'a', 'delivered', $2, $3)`,
    [code, `Signed for by ${name}`, at],
  )
  await pool.query('INSERT INTO order_notes (order_id, note, created_at) VALUES ($1, $2, $3)', [
    id,
    `Left with ${name}`,
    at,
  ])
}

/** Leaves what failed attempts leave: counts and messages by contact, not by account. */
async function failToLogIn(url: string, { email, phoneNumber }: TestPerson): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/forgot/password', { mode: 'email', email, option: 'sms' })
  const number = { mode: 'phone', phone_number: phoneNumber, name: 'Somebody', option: 'sms' }
  await post('/register-otp', number)
  const wrong = { code: '000000', password, password_confirmation: password }
  await post('/reset/password', { ...wrong, email })
}

/** Every row of every table, as text. */
export async function wholeDatabase(database: Database): Promise<string> {
  const texts: string[] = []
  for (const { name } of await many(database, tables)) {
    const sql = `SELECT t::text AS whole FROM "${name}" AS t`
    const rows = await many(database, rareStatement('test-rows', { whole: text }, sql))
    texts.push(...rows.map(({ whole }) => whole))
  }
  return texts.join('\n')
}

const tables = rareStatement(
  'test-tables',
  { name: text },
  `SELECT relname AS name FROM pg_class
   WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
)
