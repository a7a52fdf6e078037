import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Times } from './load.ts'

/** What is posted: extra headers, and a body of JSON. */
interface Post {
  headers: Readonly<Record<string, string>>
  body: object
}

interface Posting {
  path: string
  connections: number
  seconds: number
  /** The next one of a connection, which are counted from 0. */
  next(connection: number): Post
}

/**
 * Posts on each connection one after the other until the time is over; answers how long each answer took, and how many came
 * a second. Throws on any status but 200.
 *
 * It writes HTTP itself, since it shares the processors with what it measures: of the 1.8 ms that an order took, autocannon
 * had 0.1, this has half of that.
 */
export async function postsPerSecond(
  origin: string,
  { path, connections, seconds, next }: Posting,
): Promise<{ perSecond: number; times: Times }> {
  const { hostname, port, host } = new URL(origin)
  const times: Times = []
  const startedAt = performance.now()
  async function poster(_: unknown, connection: number) {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    try {
      await once(socket, 'connect')
      for (;;) {
        const sentAt = performance.now()
        if (sentAt - startedAt > seconds * 1000) return
        await answerTo(socket, wordsOf(next(connection), { path, host }))
        times.push(performance.now() - sentAt)
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, poster))
  return { perSecond: (1000 * times.length) / (performance.now() - startedAt), times }
}

function wordsOf({ headers, body }: Post, { path, host }: { path: string; host: string }): string {
  const text = JSON.stringify(body)
  const lines = Object.entries({
    host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  return `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${text}`
}

/** Sends a request and waits for its whole answer. */
function answerTo(socket: Socket, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    function settle(failure?: Error) {
      socket.off('data', read).off('error', settle).off('close', closed)
      if (failure) reject(failure)
      else resolve()
    }
    const closed = () => settle(new Error('the mall closed a connection'))
    function read(part: Buffer) {
      // As many characters as bytes, which content-length counts.
      text += part.toString('latin1')
      const end = text.indexOf('\r\n\r\n') + 4
      if (end < 4) return
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) return settle(new Error(`an answer without its length: ${text}`))
      if (text.length < end + Number(length)) return
      settle(text.startsWith('HTTP/1.1 200 ') ? undefined : new Error(text))
    }
    socket.on('data', read).on('error', settle).on('close', closed)
    socket.write(words)
  })
}
