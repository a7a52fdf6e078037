import { beforeAll, expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { read, testOrderOffice } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { type OfficeBrowser, outcome, type TestMember } from '#server/staff/test-staff.ts'
import { approvalMoves } from './states.ts'

const database = await testDatabase()
const office = await testOrderOffice(database)
const { app, clock, rows, member, signedIn, prove, funded, place } = office
let [ada, bola]: TestMember[] = []
let requester: OfficeBrowser
let decider: OfficeBrowser

beforeAll(async () => {
  ada = await member('Finance')
  bola = await member('Finance')
  requester = await signedIn(ada)
  decider = await signedIn(bola)
})

const who = (one: TestMember | undefined) => one ?? expect.fail('no member')

/** A paid order of ₦60,000, and the request of its refund. */
async function requested(by = requester, more: object = {}) {
  if (by === requester) await prove(requester, who(ada))
  const { code } = await place('wallets', { by: await funded(), units: 30 })
  const { newest_move: seen_move } = await read(by, code)
  const sent = { seen_move, refund: { of: 'all', ...more }, reason: 'It came broken' }
  const { data, status } = await by.post(`/office/orders/${code}/refunds`, sent)
  expect([status, data.refunded]).toEqual([200, 0])
  const [{ id }] = await rows('SELECT max(id)::integer AS id FROM approvals')
  return { code, id: Number(id) }
}

const decide = (by: OfficeBrowser, id: number, verb: string, key?: string) =>
  by.call('POST', `/office/approvals/${id}/${verb}`, { reason: 'Seen the pictures' }, key)

const moneyOf = (id: number) =>
  rows('SELECT kind, reference FROM wallet_transactions WHERE key = $1', [`approval:${id}`])

test('a refund above the limit waits for another member, whose approval makes it, once', async () => {
  const { code, id } = await requested(requester, { disposition: 'written-off' })
  await prove(decider, who(bola))
  const mine = (await requester.get(`/office/approvals/${id}`)).data
  expect(mine).toMatchObject({
    kind: 'refund',
    state: 'waiting',
    amount: 60_000,
    title: `Refund ₦60,000.00 of order ${code}`,
    reason: 'It came broken',
    is_own: true,
    may_decide: false,
  })
  const listed = (await decider.get('/office/approvals')).data.rows
  expect(listed.at(-1)).toMatchObject({ id, is_own: false, may_decide: true })
  expect((await decider.get('/office/approvals-waiting')).data.count).toBeGreaterThan(0)
  expect((await requester.get('/office/approvals?state=mine')).data.rows[0].id).toBe(id)
  // A second request for the same order waits for the first one.
  const again = await requester.post(`/office/orders/${code}/refunds`, {
    seen_move: (await read(requester, code)).newest_move,
    refund: { of: 'all' },
    reason: 'Once more',
  })
  expect(again).toMatchObject({ status: 409 })
  expect((await decide(decider, id, 'approve')).data).toMatchObject({
    state: 'done',
    decision: 'Seen the pictures',
  })
  expect(await read(requester, code)).toMatchObject({ status: 'REFUNDED', refunded: 60_000 })
  expect(await moneyOf(id)).toEqual([{ kind: 'refund', reference: code }])
  const [part] = await rows(
    'SELECT reason, approval_id::integer FROM order_line_refunds WHERE approval_id = $1 LIMIT 1',
    [id],
  )
  expect(part).toEqual({ reason: 'It came broken', approval_id: id })
  expect(
    await rows('SELECT subject FROM audit_entries WHERE call LIKE $1 ORDER BY subject', [
      '%approve',
    ]),
  ).toEqual([{ subject: `approval:${id}` }, { subject: `order:${code}` }])
  await requireWhole(database)
})

test('nobody decides what they have requested, nor without the second step, whatever the roles', async () => {
  const owner = await signedIn(await member('Owner'))
  const { id } = await requested(owner)
  expect(outcome(await decide(owner, id, 'approve'))).toBe('403 forbidden')
  expect(outcome(await decide(owner, id, 'refuse'))).toBe('403 forbidden')
  await clock.advance(6 * 60)
  expect(outcome(await decide(decider, id, 'approve'))).toBe('403 step_up_needed')
  await expect(
    rows(
      `UPDATE approvals SET state = 'refused', decided_by = requested_by, decision = 'Mine' WHERE id = $1`,
      [id],
    ),
  ).rejects.toThrow('approvals_two_people')
  await expect(rows('UPDATE approvals SET amount_kobo = 1 WHERE id = $1', [id])).rejects.toThrow(
    'stays',
  )
  expect((await decide(owner, id, 'withdraw')).data).toMatchObject({ state: 'withdrawn' })
})

test('fifty presses at once by three members move the money once', async () => {
  const { code, id } = await requested()
  const others = [who(bola), await member('Finance'), await member('Owner')]
  const browsers = await Promise.all(others.map((one) => signedIn(one)))
  const presses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const by = browsers[n % browsers.length] ?? expect.fail('no browser')
      return decide(by, id, 'approve', n % 2 === 0 ? 'the-same-form' : undefined)
    }),
  )
  const done = presses.filter(({ status }) => status === 200)
  const bodies = new Set(done.map(({ data }) => `${data.state} ${data.decided_by}`))
  expect([bodies.size, done.length > 0]).toEqual([1, true])
  for (const { status } of presses) expect([200, 409]).toContain(status)
  expect(await moneyOf(id)).toHaveLength(1)
  expect((await read(requester, code)).refunded).toBe(60_000)
  await requireWhole(database)
})

test('a role that is lost meanwhile counts: of the decider it is refused, of the requester it is overtaken', async () => {
  const [gone, lost] = [await member('Finance'), await member('Finance')]
  const { code, id } = await requested(await signedIn(gone))
  const browser = await signedIn(lost)
  await rows('DELETE FROM staff_member_roles WHERE member_id = ANY ($1)', [[gone.id, lost.id]])
  expect(outcome(await decide(browser, id, 'approve'))).toBe('403 forbidden')
  await prove(decider, who(bola))
  const { data, message } = await decide(decider, id, 'approve')
  expect([data.state, message]).toEqual([
    'overtaken',
    'It no longer fits: The member who requested it may no longer do so.',
  ])
  expect((await read(decider, code)).refunded).toBe(0)
  expect(await moneyOf(id)).toEqual([])
})

test('an order that has moved since overtakes the request, and says how', async () => {
  const { code, id } = await requested()
  const { newest_move: seen_move } = await read(decider, code)
  await prove(decider, who(bola))
  const sum = { seen_move, refund: { of: 'amount', value: 100 }, reason: 'A scratch' }
  await decider.post(`/office/orders/${code}/refunds`, sum)
  const { data } = await decide(decider, id, 'approve')
  expect(data).toMatchObject({
    state: 'overtaken',
    decision: '₦100.00 of the order went back since it was requested.',
  })
  expect((await read(decider, code)).refunded).toBe(100)
  expect(outcome(await decide(decider, id, 'approve'))).toBe('409 conflict')
  await requireWhole(database)
})

test('what a member has requested counts in the day until it ends without money', async () => {
  const busy = await signedIn(await member('Finance'))
  const refundOf = async (units: number) => {
    const { code } = await place('wallets', { by: await funded(), units })
    const { newest_move: seen_move } = await read(busy, code)
    const sent = { seen_move, refund: { of: 'all' }, reason: 'It came broken' }
    return (await busy.post(`/office/orders/${code}/refunds`, sent)).data.refunded
  }
  const ids = [await requested(busy), await requested(busy), await requested(busy)]
  // ₦180,000 wait: ₦20,000 are left of the day, however they are split.
  expect(await refundOf(5)).toBe(10_000)
  expect(await refundOf(6)).toBe(0)
  // The ₦12,000 wait too.
  expect(await refundOf(5)).toBe(0)
  await decide(busy, ids[0]?.id ?? 0, 'withdraw')
  await prove(decider, who(bola))
  expect((await decide(decider, ids[1]?.id ?? 0, 'refuse')).data.state).toBe('refused')
  expect(await refundOf(1)).toBe(2_000)
})

test('a request that nobody decides ends after three days, and is mailed once to those who may', async () => {
  const { id } = await requested()
  await clock.advance(60)
  await runJobs(app.http.jobs)
  await runJobs(app.http.jobs)
  const mailed = async ({ email }: TestMember) => {
    const [{ mails }] = await rows(
      `SELECT count(*)::integer AS mails FROM messages WHERE template = 'office_approval' AND contact = $1`,
      [email],
    )
    return mails
  }
  // The one that waits, and none of one's own.
  const [{ waiting }] = await rows(
    `SELECT count(*)::integer AS waiting FROM approvals WHERE mailed_at IS NOT NULL AND requested_by <> $1`,
    [`staff:${who(ada).id}`],
  )
  const [{ all }] = await rows(
    'SELECT count(*)::integer AS all FROM approvals WHERE mailed_at IS NOT NULL',
  )
  expect([await mailed(who(ada)), await mailed(who(bola))]).toEqual([waiting, all])
  await clock.advance(72 * 3_600)
  const fresh = await signedIn(who(bola))
  expect((await fresh.get(`/office/approvals/${id}`)).data.state).toBe('expired')
  expect(outcome(await decide(fresh, id, 'approve'))).toBe('409 conflict')
  await runJobs(app.http.jobs)
  expect(await rows('SELECT state FROM approvals WHERE id = $1', [id])).toEqual([
    { state: 'expired' },
  ])
  expect((await fresh.get('/office/approvals?state=ended')).data.rows[0]).toMatchObject({ id })
})

test('the database has the same moves as the code', async () => {
  const stored = await rows('SELECT from_state, to_state FROM approval_allowed_moves ORDER BY 1, 2')
  const written = Object.entries(approvalMoves).flatMap(([from_state, to]) =>
    to.map((to_state) => ({ from_state, to_state })),
  )
  expect(stored).toEqual(expect.arrayContaining(written))
  expect(stored).toHaveLength(written.length + 1)
})
