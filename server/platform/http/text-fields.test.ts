import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Code, line } from '#contract/field.ts'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'

const Sent = z.object({ name: line(80), code: Code, coupon: z.string(), password: z.string() })
const contract = {
  talk: {
    echo: endpoint({
      method: 'POST',
      path: '/echo/{place}',
      access: 'public',
      summary: 'Echoes',
      params: z.object({ place: z.string() }),
      query: z.object({ search: z.string() }),
      body: Sent.extend({ lines: z.array(Sent) }),
      answer: z.object({ visible: z.unknown() }),
    }),
  },
} as const
const { url } = await testHttp(await testDatabase(), contract, {
  talk: { handlers: { echo: async (visible) => ({ visible }) } },
})

test('what nobody sees is taken out of every text of a call, but for passwords', async () => {
  const password = 'e\u0301\u200b  Ada'
  const one = {
    name: 'Mary \u200b Ja\u202ene',
    code: '12\u200b34\u206056',
    coupon: '\ufeffSAVE\u00ad10\u3164',
    password,
  }
  const response = await fetch(`${url}/api/v1/echo/La%E2%80%8Bgos?search=e%CC%81%E3%85%A4wa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...one, lines: [one] }),
  })
  const clean = { name: 'Mary Jane', code: '123456', coupon: 'SAVE10', password }
  expect(await response.json()).toMatchObject({
    visible: {
      params: { place: 'Lagos' },
      query: { search: 'éwa' },
      body: { ...clean, lines: [clean] },
    },
  })
})
