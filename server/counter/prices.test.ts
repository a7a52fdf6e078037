import { expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { type Line, testCounter } from './test-counter.ts'

const database = await testDatabase()
const counter = await testCounter(database)
const { lamp, bulb, priced, ready, seenBy, sale, hand, orderOf, booked } = counter
const store = await counter.cashier(1)

/** Orders, and changes between placing and pick-up of each. */
const [orders, changes] = [sized(10, 40), sized(5, 125)]

test(
  `${formatCount(orders * changes)} prices change at random: that of the day is charged, or less where something was left`,
  async () => {
    const random = (max: number) => Math.floor(Math.random() * max)
    for (let number = 0; number < orders; number++) {
      const isCheaper = number % 2 === 0
      const code = await ready(store, isCheaper ? { coupon_code: 'TENTH', total: 4_950 } : {})
      const kobo = Array.from({ length: changes }, () => 1 + random(10_000_000))
      for (const [place, one] of kobo.entries()) await priced(place % 2 ? bulb : lamp, one)
      const [lampKobo, bulbKobo] = [kobo.at(-1) ?? 0, kobo.at(-2) ?? 0]
      const taken = [random(3), random(4)]
      const [lamps = 0, bulbs = 0] = taken
      const { data } = await seenBy(store, code)
      expect(data.lines.map((line: Line) => Math.round(line.today_amount * 100))).toEqual([
        lampKobo,
        bulbKobo,
      ])
      const isLeft = lamps + bulbs === 0
      const answer = await hand(
        store,
        code,
        await sale(store, code, taken, isLeft ? null : 1_000_000),
      )
      const off = (sum: number) => (isCheaper ? Math.floor(sum / 10) : 0)
      const due =
        lamps * lampKobo - off(lamps * lampKobo) + bulbs * bulbKobo - off(bulbs * bulbKobo)
      expect([code, Math.round(answer.data.paid * 100)]).toEqual([code, due])
      expect(due).toBeLessThanOrEqual(2 * lampKobo + 3 * bulbKobo)
      expect(await booked(code)).toEqual(isLeft ? [] : [-due])
      const status = isLeft ? 'CANCELLED' : 'DELIVERED'
      const total_amount = isLeft ? expect.any(Number) : due / 100
      expect(await orderOf(code)).toMatchObject({ status, total_amount })
    }
    await requireWhole(database)
  },
  proofMs,
)
