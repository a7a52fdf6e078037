import { expect, test } from 'vitest'
import { bannedTurnsIn } from './banned-turns.ts'
import { isTest, sourceFiles } from './source-files.ts'

/** Files with words for shoppers and members of the staff; not for operators, who read logs and the command line. */
const isRead =
  /^(storefront|client|ui|office|contract)\/|^server\/(accounts|approvals|badges|bulk|cart|catalogue|checkout|counter|coupons|customers|delivery|fulfilment|help|identity|messages|notifications|operations\/status|orders|pages|payments|reviews|saved|search|staff|telephone|wallet)\/|^server\/privacy\.ts$/

test('no sentence that shoppers or members of the staff read has a banned turn', () => {
  const read = sourceFiles.filter(
    ({ path }) => /\.tsx?$/.test(path) && isRead.test(path) && !isTest(path),
  )
  expect(read.length).toBeGreaterThan(800)
  expect(read.flatMap(({ path, text }) => bannedTurnsIn(path, text))).toEqual([])
})

test.each([
  ["const a = 'Nothing stands at this address.'", 'stands'],
  ['const a = <p>Your balance follows by itself.</p>', 'by itself'],
  ['refuse({ message: `It is kept for you.` })', 'kept for you'],
  ["const a = 'Reviews. What waits for its money is held.'", 'What waits for its money is held.'],
  ["const a = 'The way back is on us.'", 'is on us'],
])('%s', (text, turn) => {
  expect(bannedTurnsIn('office/a.tsx', text).join()).toContain(turn)
})

test('the mall is the shop to shoppers; comments, questions, headings and SQL may have any words', () => {
  expect(bannedTurnsIn('storefront/a.tsx', "f('All of the mall is open.')")).toHaveLength(1)
  const others = `/** What stands here. */ f('What can I do?', 'What to do', 'Bus stand', "UPDATE a SET b = 'it stands'")`
  expect(bannedTurnsIn('office/a.tsx', others.replace('Bus stand', 'Understand'))).toEqual([])
})
