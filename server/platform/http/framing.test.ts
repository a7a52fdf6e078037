import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'

let calls = 0
const answer = z.object({})
const body = z.object({})
const contract = {
  talk: {
    say: endpoint({
      method: 'POST',
      path: '/say',
      access: 'public',
      summary: 'Says',
      body,
      answer,
    }),
  },
} as const
const { url } = await testHttp(await testDatabase(), contract, {
  talk: {
    handlers: {
      async say() {
        calls += 1
        return {}
      },
    },
  },
})

/** A second request, hidden where a proxy in front may see the first one's body. */
const hidden = 'POST /api/v1/say HTTP/1.1\r\nhost: mall\r\ncontent-length: 2\r\n\r\n{}'
const head = 'POST /api/v1/say HTTP/1.1\r\nhost: mall\r\ncontent-type: application/json\r\n'

test.each([
  [
    'a length and chunks',
    `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['two lengths', `${head}content-length: 2\r\ncontent-length: 60\r\n\r\n{}${hidden}`],
  ['a length with a sign', `${head}content-length: +2\r\n\r\n{}${hidden}`],
  ['chunks of another name', `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks twice', `${head}transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${head}content-length : 2\r\n\r\n{}${hidden}`],
  ['a folded line', `${head}x-long: one\r\n two\r\ncontent-length: 2\r\n\r\n{}${hidden}`],
  ['a line that ends with a bare return', `${head}x-y: 1\rcontent-length: 60\r\n\r\n{}${hidden}`],
  ['a size of a chunk that is none', `${head}transfer-encoding: chunked\r\n\r\n0x2\r\n{}${hidden}`],
])('%s: refused, and the connection ends', async (_, request) => {
  calls = 0
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(request)
  const said = await text(socket)
  expect(said).toMatch(/^HTTP\/1\.1 400 /)
  expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(calls).toBe(0)
})
