import { expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { testApp } from '../test-app.ts'

const database = await testDatabase()
const byMail = await testApp(database, {
  CONTACT_MAIL: 'security@example.com',
  PUBLIC_URL: 'https://mall.example.com/',
})
const byForm = await testApp(database, { PUBLIC_URL: 'https://mall.example.com' })

async function fields(url: string): Promise<Map<string, string>> {
  const response = await fetch(`${url}/.well-known/security.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  return new Map(
    lines
      .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [])
      .map(([k = '', v = '']) => [k, v]),
  )
}

test('who finds a weakness is told where to report it, and until when that holds', async () => {
  const said = await fields(byMail.url)
  expect([...said.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(said.get('Contact')).toBe('mailto:security@example.com')
  expect(said.get('Canonical')).toBe('https://mall.example.com/.well-known/security.txt')
  const days = (Date.parse(said.get('Expires') ?? '') - byMail.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('a mall without a mailbox leads to its contact form', async () => {
  expect((await fields(byForm.url)).get('Contact')).toBe('https://mall.example.com/contact-us')
})
