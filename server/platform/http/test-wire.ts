import { connect, createServer, type Socket } from 'node:net'
import { connectTo } from '../database/test-connect.ts'

/**
 * A TCP proxy in front of PostgreSQL that a test can cut and mend, as if the server were stopped and
 * started. The test must cut it at its end.
 */
export async function testWire(databaseUrl: string) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connectTo(databaseUrl)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const cut = async () => {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, cut, mend: () => listen(port) }
}

/** Everything that the server at `url` answers to these bytes, until it ends the connection. */
export function exchange(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let got = ''
    socket.on('data', (bytes) => {
      got += bytes
    })
    socket.on('close', () => resolve(got)).on('error', reject)
  })
}
