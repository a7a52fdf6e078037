import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'

const { url } = await testApp(await testDatabase())

const hostile: Record<string, string> = {
  nothing: '',
  'a zero byte': 'a\0b',
  'SQL, single-quoted': "1' OR '1'='1'; DROP TABLE products; --",
  'SQL, double-quoted': '1"; DELETE FROM products; --',
  'SQL wildcards': '%_%\\',
  'a comment': '/* */ 1',
  'a negative number': '-1',
  'a fraction': '1.5',
  'an enormous number': '9'.repeat(40),
  'past a 32-bit number': '2147483648',
  'past a bigint': '9223372036854775808',
  hexadecimal: '0x10',
  'an exponent': '1e309',
  'not a number': 'NaN',
  infinity: 'Infinity',
  emoji: '📱👨‍👩‍👧‍👦🇳🇬',
  'right to left': '‮هاتف ذكي‬ מכשיר',
  'stacked accents': 'ọ̀jà́̂̃̄',
  'a lone surrogate, encoded': '\ufffd\ufffe',
  'spaces of all kinds': ' \t\r\n\u00a0\u2003\u200b ',
  'search syntax': "& | ! ( ) : * <-> 'a':*",
  markup: '<script>alert(1)</script>',
  traversal: '../../etc/passwd',
  'a list of many': Array.from({ length: 500 }, (_, n) => n).join(','),
  'a list of nothing': ',,,,',
  'long text': 'x'.repeat(5_000),
  'words without end': 'samsung '.repeat(600),
  prototypes: '__proto__',
}
/** Encodings that no correct client sends. */
const malformed = ['%', '%zz', '%c3%28', '%ff%fe', '%u0000', '%F0%9F%98', '+', '[]', '%5B%5D=']

const gets = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ method }) => method === 'GET')

test('there is something to try', () => {
  expect(gets.length).toBeGreaterThan(40)
})

test.each(gets.map((endpoint) => [endpoint.path, endpoint] as const))(
  'GET %s takes whatever is thrown at it',
  async (_, endpoint) => {
    const attempts = [
      ...namesOf(endpoint.query).flatMap((name) => [
        ...Object.values(hostile).map((value) => asQuery(endpoint, { [name]: value })),
        ...malformed.map((value) => `${asQuery(endpoint, {})}?${name}=${value}`),
        `${asQuery(endpoint, {})}?${name}=1&${name}=2`,
        `${asQuery(endpoint, {})}?${name}[x]=1&${name}[]=2`,
      ]),
      ...namesOf(endpoint.params).flatMap((name) => [
        ...Object.values(hostile).map((value) => inPath(endpoint, name, value)),
        ...malformed.map((value) => inPath(endpoint, name, value, (text) => text)),
      ]),
    ]
    for (const path of attempts) {
      const { status, body } = await send(path)
      // Any 5xx is our fault.
      expect([path, body.code, status]).toEqual([path, body.code, expectedStatus])
      expect(body).toHaveProperty('status')
    }
  },
  60_000,
)

/** Retries while load shedding refuses: the machine may be busy with other tests. */
async function send(path: string): Promise<{ status: number; body: { code?: string } }> {
  const response = await fetch(`${url}/api/v1${path}`)
  const body = await response.json()
  if (body.code !== 'overloaded') return { status: response.status, body }
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return send(path)
}

const expectedStatus = expect.toSatisfy((status: number) => status >= 200 && status < 500)

function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}

/** The call with the given query and something harmless in its path. */
function asQuery(endpoint: Endpoint, query: Record<string, string>): string {
  const path = endpoint.path.replace(/\{\w+\}/g, '1')
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

function inPath(
  endpoint: Endpoint,
  name: string,
  value: string,
  encode: (text: string) => string = encodeURIComponent,
) {
  return asQuery({ ...endpoint, path: `/${fill(endpoint.path, name, encode(value))}` }, {})
}

function fill(path: string, name: string, value: string): string {
  return path.slice(1).replace(`{${name}}`, () => value.replaceAll('{', '').replaceAll('}', ''))
}
