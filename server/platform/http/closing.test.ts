import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'

const database = await testDatabase()
const contract = {
  slow: {
    order: endpoint({
      method: 'POST',
      path: '/order',
      access: 'public',
      summary: 'Takes a while',
      answer: z.object({ done: z.boolean() }),
    }),
  },
} as const
const entered = Promise.withResolvers<void>()
const finish = Promise.withResolvers<void>()
const { url, close } = await testHttp(database, contract, {
  slow: {
    handlers: {
      async order() {
        entered.resolve()
        await finish.promise
        return { done: true }
      },
    },
  },
})

test('a process that goes says so first, and answers whatever still comes', async () => {
  const going = await testHttp(database, contract, { slow: { handlers: {} } })
  const agent = new Agent({ keepAlive: true })
  const call = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>(
      (resolve, reject) => {
        request(going.url + path, { agent }, ({ statusCode: status, headers }) => {
          resolve({ status, connection: headers.connection })
        })
          .on('response', (response) => response.resume())
          .on('error', reject)
          .end()
      },
    )
  expect(await call('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  const drained = going.http.drain(1_000)
  expect(await call('/readyz')).toEqual({ status: 503, connection: 'close' })
  for (let n = 0; n < 20; n++) {
    expect(await call('/healthz')).toEqual({ status: 200, connection: 'close' })
  }
  await drained
  expect((await call('/healthz')).status).toBe(200)
  await going.close()
  await expect(call('/healthz')).rejects.toThrow()
  agent.destroy()
})

test('closing finishes requests in flight, ends idle connections, and accepts no new ones', async () => {
  const agent = new Agent({ keepAlive: true })
  const idle = await new Promise<number | undefined>((resolve, reject) => {
    request(`${url}/healthz`, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end()
  })
  expect(idle).toBe(200)

  const order = fetch(`${url}/api/v1/order`, { method: 'POST' })
  await entered.promise
  const closing = close()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  finish.resolve()
  expect(await (await order).json()).toMatchObject({ done: true })
  const before = performance.now()
  await closing
  // Node's own keep-alive timeout is 5 s: idle connections must not be waited for.
  expect(performance.now() - before).toBeLessThan(4_000)
  agent.destroy()
})
