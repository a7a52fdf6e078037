import { createServer, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { CorkedSocket } from './corked-socket.ts'
import { testDatabase } from './test-database.ts'
import { inTransaction, pipelined } from './transaction.ts'

const database = await testDatabase()

test('what is written in one turn of the event loop leaves at once, in its order', async () => {
  let received = ''
  const server = createServer((peer: Socket) => {
    peer.on('data', (bytes) => {
      received += bytes
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const socket = new CorkedSocket()
  socket.connect({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  await new Promise((resolve) => socket.once('connect', resolve))
  const packets = vi.spyOn(socket, '_writev')
  const write = (text: string) => {
    socket.cork()
    socket.write(`${text}1 `)
    socket.write(`${text}2 `)
    socket.uncork()
  }
  write('a')
  write('b')
  await vi.waitFor(() => expect(received).toBe('a1 a2 b1 b2 '))
  expect(packets).toHaveBeenCalledTimes(1)
  write('c')
  await vi.waitFor(() => expect(received).toBe('a1 a2 b1 b2 c1 c2 '))
  expect(packets).toHaveBeenCalledTimes(2)
  socket.destroy()
  server.close()
})

test('a transaction whose first statement fails changes nothing, and its connection goes on', async () => {
  const { pool } = database
  await pool.query('CREATE TABLE things (name text PRIMARY KEY)')
  const add = (name: string) => pool.query('INSERT INTO things VALUES ($1)', [name])
  await add('there')
  const broken = inTransaction(pool, (client) =>
    pipelined(
      client.query('INSERT INTO things VALUES ($1)', ['there']),
      client.query('INSERT INTO things VALUES ($1)', ['new']),
    ),
  )
  await expect(broken).rejects.toThrow('duplicate key')
  await add('later')
  const { rows } = await pool.query('SELECT name FROM things ORDER BY name')
  expect(rows).toEqual([{ name: 'later' }, { name: 'there' }])
})
