import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newcomersPercent } from '#server/catalogue/catalogue.ts'
import { type Bounds, rangeLimits, shareOf, trustLevels, trustLimits } from './limits.ts'

const inWords = (name: string, bounds: Bounds, more: (string | number)[]) => {
  const { orders, lines, units, sharePercent, minUnits, naira } = bounds
  const share = `${sharePercent} %, at least ${minUnits}`
  const cells = [name, orders, lines, units, share, `₦${naira.toLocaleString('en')}`, ...more]
  return `| ${cells.join(' | ')} |`
}

test('docs/security.md has the table of trust', () => {
  const levels = trustLevels.map((level) => {
    const { who, cardMinutes, pickupHours } = trustLimits[level]
    return inWords(who, trustLimits[level], [cardMinutes, pickupHours || 'no pick-up'])
  })
  const page = readFileSync('docs/security.md', 'utf8')
  expect(page).toContain(
    [...levels, inWords('one range of addresses', rangeLimits, ['', ''])].join('\n'),
  )
  expect(page).toContain(`${newcomersPercent} %`)
})

test('each part of the table grows with trust, and is less than all newcomers may hold', () => {
  for (const [place, level] of trustLevels.entries()) {
    const [bounds, before] = [trustLimits[level], trustLimits[trustLevels[place - 1] ?? level]]
    for (const name of ['orders', 'lines', 'units', 'sharePercent', 'minUnits', 'naira'] as const) {
      expect([level, name, bounds[name] >= before[name]]).toEqual([level, name, true])
    }
    if (level !== 'delivered') expect(bounds.sharePercent).toBeLessThan(rangeLimits.sharePercent)
  }
  expect(rangeLimits.sharePercent).toBeLessThan(newcomersPercent)
})

test('a share is rounded down, so those of the parts never exceed that of the whole', () => {
  for (const parts of [[1, 9, 9], [19, 19, 19], [10, 20, 35], [9]]) {
    const shares = parts.reduce((sum, units) => sum + shareOf(units, newcomersPercent), 0)
    const whole = parts.reduce((sum, units) => sum + units, 0)
    expect(shares).toBeLessThanOrEqual(shareOf(whole, newcomersPercent))
  }
})
