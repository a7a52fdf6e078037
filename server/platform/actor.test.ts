import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Actor, actorOf, actorText, commandActor, describeActor } from './actor.ts'

const id = fc.nat()
const name = fc.string({ minLength: 1 })
const actors: fc.Arbitrary<Actor> = fc.oneof(
  fc.record({ customer: id }),
  fc.record({ staff: id }),
  fc.record({ job: name }),
  fc.record({ provider: name }),
  fc.record({ command: name }),
)

test('an actor is the same after it was stored', () => {
  fc.assert(
    fc.property(actors, (actor) => {
      expect(actorOf(actorText(actor))).toEqual(actor)
    }),
  )
})

test.each(['', 'staff', 'staff:', 'staff:ada', 'customer:-1', 'mall:1', ':1'])(
  '%j is no actor',
  (text) => expect(() => actorOf(text)).toThrow('is no actor'),
)

test('people read who it was', () => {
  const all: Actor[] = [
    { customer: 7 },
    { staff: 3 },
    { job: 'orders-expire' },
    { provider: 'flutterwave' },
    { command: 'ada' },
  ]
  expect(all.map(describeActor)).toEqual([
    'customer',
    'staff 3',
    'job orders-expire',
    'flutterwave',
    'command line, ada',
  ])
})

test('who became root for a command is named, not root', () => {
  expect(commandActor({ SUDO_USER: 'ada' })).toEqual({ command: 'ada' })
  expect(commandActor({})).toEqual({ command: expect.stringMatching(/./) })
})
