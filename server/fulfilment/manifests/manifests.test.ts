import { expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { read } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { readPages } from '#server/platform/pdf/test-pages.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { testParcels } from '../test-parcels.ts'

const database = await testDatabase()
const { app, rows, store, packed, funded, place, sendTo, pickAll, pack, member, signedIn } =
  await testParcels(database)

const list = (carrier: string, codes: string[]) =>
  store.post('/office/manifests', { carrier, codes })
const handOver = (id: number, body: object) =>
  store.post(`/office/manifests/${id}/hand-over`, { driver_name: 'Musa Bello', ...body })

test('a driver takes the parcels of one carrier together, against a signature that the list shows', async () => {
  const codes = [await packed(), await packed()]
  const other = await packed('Kowope')
  const { data } = await store.get('/office/manifests')
  expect(data.carriers).toMatchObject([
    { carrier: 'Kowope', parcels: [{ code: other, place: 'Ibadan, Oyo' }] },
    { carrier: 'Swift', parcels: codes.map((code) => ({ code })) },
  ])
  expect(await list('Swift', [...codes, other])).toMatchObject({
    status: 409,
    message: `${other} is not packed for Swift.`,
  })
  const { data: made } = await list('Swift', [...codes, ...codes])
  expect(made).toMatchObject({ carrier: 'Swift', handed_over_at: null, driver_name: null })
  expect(made.parcels).toHaveLength(2)
  const signature = 'M10 100 L300 20 L590 180'
  const { data: done, message } = await handOver(made.id, { signature })
  expect(message).toBe('2 of 2 have been dispatched.')
  expect(done).toMatchObject({ driver_name: 'Musa Bello', signature, counted: null })
  for (const code of codes) {
    expect(await read(store, code)).toMatchObject({ status: 'IN TRANSIT' })
  }
  expect(await handOver(made.id, { signature })).toMatchObject({
    status: 409,
    message: 'The driver has taken these parcels.',
  })
  const sheet = await fetch(`${app.url}/api/v1/office/manifests/${made.id}/sheet`, {
    headers: store.headers(),
  })
  const [page] = await readPages(new Uint8Array(await sheet.arrayBuffer()))
  expect(page?.text).toMatch(
    new RegExp(`Manifest ${made.id}.*Swift.*Musa Bello.*${codes.join('.*')}.*Parcels 2`, 's'),
  )
  await requireWhole(database)
})

test('without a signature the count has to be that of the list', async () => {
  const { data: made } = await list('Swift', [await packed(), await packed()])
  expect(outcome(await handOver(made.id, {}))).toBe('422 validation_failed')
  expect(outcome(await handOver(made.id, { signature: 'M1 1 Z<svg>' }))).toBe(
    '422 validation_failed',
  )
  expect(outcome(await handOver(made.id, { counted: 3 }))).toBe('422 validation_failed')
  const { data: still } = await store.get(`/office/manifests/${made.id}`)
  expect(still).toMatchObject({ handed_over_at: null, parcels: [{ left_at: null }, {}] })
  expect((await handOver(made.id, { counted: 2 })).data).toMatchObject({ counted: 2 })
  const [left] = await rows(
    'SELECT count(*)::integer FROM manifest_parcels WHERE manifest_id = $1 AND left_at IS NOT NULL',
    [made.id],
  )
  expect(left.count).toBe(2)
})

test('a parcel that may not leave stays with the reason, and the others go; on two lists it leaves once', async () => {
  const by = await funded()
  const { code: ends } = await place('wallets', { by })
  await sendTo(ends)
  await pickAll()
  await pack(ends, [{ code: '6151100000012', units: 2 }])
  const goes = await packed()
  const lists = [await list('Swift', [ends, goes]), await list('Swift', [goes])]
  await by.post(`/api/v1/orders/${ends}/cancel`, {})
  const proof = { signature: 'M1 1 L2 2' }
  const both = await Promise.all(lists.map(({ data }) => handOver(data.id, proof)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const parcels = both.flatMap(({ data }) => data.parcels)
  const ofCode = (code: string) => parcels.filter((parcel) => parcel.code === code)
  expect(ofCode(ends)).toMatchObject([{ left_at: null, refused: 'This order is CANCELLED.' }])
  expect(ofCode(goes).filter(({ left_at }) => left_at !== null)).toHaveLength(1)
  expect(ofCode(goes).filter(({ refused }) => refused !== null)).toHaveLength(1)
  const moves = await rows(
    `SELECT FROM order_moves JOIN orders ON orders.id = order_id
     WHERE order_code = $1 AND order_moves.status = 'IN TRANSIT'`,
    [goes],
  )
  expect(moves).toHaveLength(1)
})

test('what was cut off in the middle goes on when it is pressed again', async () => {
  const codes = [await packed(), await packed()]
  const { data: made } = await list('Swift', codes)
  // The process died once the driver had signed.
  await rows(
    `UPDATE manifests SET driver_name = 'Musa', counted = 2, handed_over_at = '2026-01-01', handed_over_by = 1
     WHERE id = $1`,
    [made.id],
  )
  expect((await handOver(made.id, { counted: 2 })).message).toBe('2 of 2 have been dispatched.')
})

test('a role without orders.edit sees nothing, and one without orders.hand-over hands nothing over', async () => {
  const other = await signedIn(await member('Catalogue'))
  for (const answer of [
    await other.get('/office/manifests'),
    await other.post('/office/manifests', { carrier: 'Swift', codes: ['ABCD'] }),
    await other.post('/office/manifests/1/hand-over', { driver_name: 'Musa', counted: 1 }),
  ]) {
    expect(outcome(answer)).toBe('403 forbidden')
  }
  const code = await packed()
  const support = await signedIn(await member('Support'))
  const made = await support.post('/office/manifests', { carrier: 'Swift', codes: [code] })
  const proof = { driver_name: 'Musa', counted: 1 }
  const path = `/office/manifests/${made.data.id}/hand-over`
  expect(outcome(await support.post(path, proof))).toBe('403 forbidden')
  expect(await read(store, code)).toMatchObject({ status: 'PROCESSING' })
})
