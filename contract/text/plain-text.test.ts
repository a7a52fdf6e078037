import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { line, text } from '../field.ts'
import { officeContract } from '../office/contract.ts'
import { cleaned, oneLine, seenLength } from './plain-text.ts'

test.each([
  ['e\u0323\u0300wa\u0300', 'ẹ\u0300wà'],
  ['A\u200bda', 'Ada'],
  ['\u3164\u115f\u1160\uffa0', ''],
  ['Ada\u202e\u2066\u200f', 'Ada'],
  ['a\u2028b\u2029c\r\nd\re\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['\ufeffSAVE\u00ad10\u2060', 'SAVE10'],
  ['\u034f\u17b4\u180e\u{e0041}\ufff9x', 'x'],
  ['\u0301\u0301a', 'a'],
  ['1\ufe0f2', '12'],
  ['a\u200db', 'ab'],
  // Those that people see stay.
  ['👩\u200d🌾 ❤\ufe0f', '👩\u200d🌾 ❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ọláyínká 1\n2\t3', 'Ọláyínká 1\n2\t3'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleaned(typed)).toBe(stored.normalize('NFC'))
  expect(cleaned(cleaned(typed))).toBe(cleaned(typed))
})

test('in one line a run of blanks is one', () => {
  expect(oneLine('  Mary \u00a0 \u3000Jane\u2028\tAda\u2800 ')).toBe('Mary Jane Ada')
})

test('lengths count what people see', () => {
  expect(seenLength('abc')).toBe(3)
  expect(seenLength('ẹ\u0300wà')).toBe(3)
  expect(seenLength('👩\u200d👩\u200d👧')).toBe(1)
  const three = text(3, { characters: 2, words: 'More' })
  expect(three.safeParse('ẹ\u0300ẹ\u0300ẹ\u0300').success).toBe(true)
  expect(three.safeParse('👍🏽').success).toBe(false)
  expect(three.safeParse('a\u200b').success).toBe(false)
  expect(three.safeParse('abcd').success).toBe(false)
  expect(line(1).safeParse(`a${'\u0301'.repeat(500)}`).success).toBe(false)
})

/** The parsed parts of a call, down to its single fields. */
function fieldsOf(schema: unknown, path: string): [path: string, field: Field][] {
  if (!isField(schema)) return []
  const { shape, element, options, innerType, in: before } = { ...schema.def, ...schema }
  const parts = [
    ...Object.entries(shape ?? {}).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`)),
    ...(options ?? []).flatMap((part) => fieldsOf(part, path)),
    ...(element ? fieldsOf(element, `${path}[]`) : []),
    ...(innerType ? fieldsOf(innerType, path) : []),
    ...(before ? fieldsOf(before, path) : []),
  ]
  return parts.length > 0 && (shape || element || options || innerType) ? parts : [[path, schema]]
}

interface Field {
  def: object
  safeParse(value: unknown): { success: boolean; data?: unknown }
  shape?: Record<string, unknown>
  element?: unknown
  options?: unknown[]
  innerType?: unknown
  in?: unknown
}

function isField(schema: unknown): schema is Field {
  return typeof schema === 'object' && schema !== null && 'def' in schema && 'safeParse' in schema
}

const fields = [contract, officeContract].flatMap((calls) =>
  Object.values(calls).flatMap((domain) =>
    Object.values<{
      method: string
      path: string
      params?: unknown
      query?: unknown
      body?: unknown
    }>(domain).flatMap((call) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        fieldsOf(call[part], `${call.method} ${call.path} ${part}`),
      ),
    ),
  ),
)

test('no number of any call is understood but as digits', () => {
  const numbers = fields.filter(([, field]) =>
    ['1', '2', '5', '161'].some((digits) => typeof field.safeParse(digits).data === 'number'),
  )
  expect(numbers.length).toBeGreaterThan(40)
  const decimals = numbers.filter(([, field]) => field.safeParse('1.5').success)
  const read = numbers.flatMap(([path, field]) =>
    ['1e1', '0x10', '+1', '+2', ' 1', '2 ', '1_0', '1,0', '١', '１', '-1', 'Infinity', '1.']
      .filter((odd) => field.safeParse(odd).success)
      .map((odd) => `${path}: ${odd}`),
  )
  expect(read).toEqual([])
  const halves = numbers.filter((one) => !decimals.includes(one))
  expect(halves.filter(([, field]) => field.safeParse('1.0').success)).toEqual([])
})

test('no text of any call takes what nobody sees for something', () => {
  const typed = fields.filter(
    ([path, field]) =>
      !/password/.test(path) && !field.safeParse('').success && field.safeParse('Kettle').success,
  )
  expect(typed.length).toBeGreaterThan(30)
  const satisfied = typed.filter(([, field]) =>
    ['\u200b\u3164', '\u202e\u2066\u2028', '\u00a0\u2800'].some(
      (nothing) => field.safeParse(cleaned(nothing)).success,
    ),
  )
  expect(satisfied.map(([path]) => path)).toEqual([])
})
