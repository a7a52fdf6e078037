import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, picturesIn, picturesText } from './picture.ts'
import { inserted, moved } from './use-uploads.ts'

const hashes = fc.string().map((text) => hash('sha256', text))
const picture = fc.record({ hash: hashes, alt: fc.string() })

test('a picture’s address has the first 96 bits of its hash in base64url', () => {
  fc.assert(
    fc.property(picture, (picture) => {
      const bits = Buffer.from(picture.hash, 'hex').subarray(0, 12)
      expect(addressOf(picture)).toBe(`/media/${bits.toString('base64url')}`)
    }),
  )
})

test('pictures are one text of a form, and come back in their order', () => {
  fc.assert(
    fc.property(fc.array(picture), (pictures) => {
      expect(picturesIn(picturesText(pictures))).toEqual(pictures)
    }),
  )
})

test.each(['', 'nonsense', '{}', '[1]', '[{"hash":1,"alt":""}]'])('%s has no pictures', (text) => {
  expect(picturesIn(text)).toEqual([])
})

test('moving keeps all of them, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (all, a, b) => {
      const [from, to] = [a % all.length, b % all.length]
      const after = moved(all, from, to)
      expect(after.toSorted()).toEqual(all.toSorted())
      expect(after[to]).toBe(all[from])
    }),
  )
})

test('in whatever order they arrive, pictures stand as they were chosen', () => {
  const pictures = fc.uniqueArray(picture, { selector: ({ hash }) => hash, maxLength: 8 })
  fc.assert(
    fc.property(pictures, fc.infiniteStream(fc.nat()), (chosen, random) => {
      const ranks = new Map(chosen.map(({ hash }, rank) => [hash, rank]))
      const arriving = chosen
        .map((picture) => ({ picture, at: random.next().value ?? 0 }))
        .toSorted((one, other) => one.at - other.at)
      const all = arriving.reduce<typeof chosen>(
        (value, { picture }) => inserted(value, picture, ranks),
        [],
      )
      expect(all).toEqual(chosen)
    }),
  )
})
