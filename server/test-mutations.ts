import fc from 'fast-check'

/** Text that no form sends. */
export const hostileText = fc.constantFrom(
  '',
  ' ',
  'a\0b',
  "1' OR '1'='1'; --",
  '%_%\\',
  '-1',
  '1e309',
  '9'.repeat(40),
  '9223372036854775808',
  '\ud800',
  '\u202e\u0000',
  '📱'.repeat(300),
  'x'.repeat(20_000),
  '__proto__',
  '../../etc/passwd',
  '{"$ne":1}',
  '2026-02-30',
  '0001-01-01T00:00:00Z',
)
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 0.1 + 0.2, 1e21, -1e308, 2 ** 31, 2 ** 53),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: { a: { a: 1 } } }, Array(2_000).fill(1)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.string({ unit: 'binary' }),
)

/** One change somewhere inside a value. */
export interface Change {
  steps: number[]
  how: 'replace' | 'remove' | 'wrap' | 'repeat' | 'add'
  with: unknown
}

export const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'repeat', 'add'),
  with: hostile,
})

/** The value with one change in it. */
export function changed(value: unknown, { steps, how, with: by }: Change): unknown {
  const [step = 0, ...deeper] = steps
  if (typeof value !== 'object' || value === null) return how === 'wrap' ? [value] : by
  const entries = Object.entries(value)
  const [name, inner] = entries[step % Math.max(1, entries.length)] ?? ['name', undefined]
  const isInside = typeof inner === 'object' && inner !== null && deeper.length > 0
  const put = (made: unknown) => rebuilt(value, new Map(entries).set(name, made))
  if (isInside) return put(changed(inner, { steps: deeper, how, with: by }))
  if (how === 'remove') return rebuilt(value, new Map(entries.filter(([key]) => key !== name)))
  if (how === 'wrap') return put([inner])
  if (how === 'repeat') return put(Array(60).fill(inner))
  if (how === 'add') return rebuilt(value, new Map(entries).set(`more${step}`, by))
  return put(by)
}

function rebuilt(like: object, entries: Map<string, unknown>): unknown {
  return Array.isArray(like) ? [...entries.values()] : Object.fromEntries(entries)
}
