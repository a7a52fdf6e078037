import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from './test-staff.ts'

const database = await testDatabase()
const { rows, clock, member, signedIn } = await testStaff(database)

test('one reading of contacts is one entry: for a person, a subject and a quarter of an hour', async () => {
  const [ada, bola] = [await signedIn(await member('Owner')), await signedIn(await member('Owner'))]
  const [{ id }] = await rows('SELECT max(id) AS id FROM staff_members')
  const entered = () =>
    rows(
      `SELECT subject, call, count(*)::integer AS entries FROM audit_entries
       WHERE after ->> 'read' = 'contacts' GROUP BY subject, call ORDER BY subject`,
    )
  const one = { subject: `member:${id}`, call: 'GET /office/members/{id}' }
  const list = { subject: 'member:all', call: 'GET /office/members' }
  for (const path of [
    '/office/members',
    '/office/members?search=a',
    '/office/members?state=active',
  ]) {
    expect((await ada.get(path)).status).toBe(200)
  }
  expect(await entered()).toEqual([{ ...list, entries: 1 }])
  // Another subject, another person, another quarter of an hour.
  for (let times = 0; times < 2; times += 1) await ada.get(`/office/members/${id}`)
  await bola.get('/office/members')
  expect(await entered()).toEqual([
    { ...one, entries: 1 },
    { ...list, entries: 2 },
  ])
  await clock.advance(15 * 60 + 1)
  await ada.get('/office/members')
  expect(await entered()).toEqual([
    { ...one, entries: 1 },
    { ...list, entries: 3 },
  ])
  // A refused one is no reading.
  const support = await signedIn(await member('Support'))
  expect((await support.get('/office/members')).status).toBe(403)
  expect(await entered()).toHaveLength(2)
})
