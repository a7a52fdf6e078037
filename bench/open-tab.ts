import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import type { Pool } from '#server/platform/database/pool.ts'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure } from './bench.ts'

const minute = 60_000

/** How many bytes an idle page costs. */
export const openTab: Bench = {
  name: 'open-tab',
  how: 'The home page in Chromium, signed in, left open and on show. Bytes of both directions as they pass between browser and mall, after the page has loaded: its first minute in real time (the strips show more pictures) and 59 times its second. In the background and for visitors: a minute, 60 times.',
  async run({ small }) {
    await using counter = await countBytes(new URL(small.origin))
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: chromiumArguments,
    })
    const slug = `open${randomBytes(4).toString('hex')}`
    try {
      const token = await openSession(small.pool, slug)
      const [first = 0, second = 0, hidden = 0] = await minutes(browser, counter, token)
      const [, visitor = 0] = await minutes(browser, counter, null)
      return [
        figure('an hour on show, signed in', first + 59 * second),
        figure('an hour in the background, signed in', 60 * hidden),
        figure('an hour on show, signed out, after its first minute', 60 * visitor),
      ]
    } finally {
      await browser.close()
      await small.pool.query('DELETE FROM accounts WHERE slug = $1', [slug])
    }
  },
}

function figure(what: string, bytes: number): Figure {
  return { what, value: bytes / 1024, unit: 'KB' }
}

/** The bytes of a page's first minute, of its second, and (signed in) of one in the background. */
async function minutes(
  browser: Browser,
  counter: Counter,
  accessToken: string | null,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    await context.addInitScript((accessToken) => {
      const state = { auth: { accessToken } }
      localStorage.setItem('oja', JSON.stringify({ version: 1, state }))
    }, accessToken)
    const page = await context.newPage()
    await page.goto(counter.origin, { waitUntil: 'load' })
    await rest(5_000)
    const passed: number[] = []
    for (let time = 0; time < (accessToken === null ? 2 : 3); time++) {
      if (time === 2) await page.evaluate(hide)
      const before = counter.bytes()
      await rest(minute)
      passed.push(counter.bytes() - before)
    }
    return passed
  } finally {
    await context.close()
  }
}

/** Runs in the page: what it sees when the user switches to another tab. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function openSession(pool: Pool, slug: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `WITH account AS (
       INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
       VALUES ($1, 'Bench', $1 || '@example.com', '$argon2id$', $3) RETURNING id
     )
     INSERT INTO account_sessions
       (account_id, token_hash, device, created_at, last_seen_at, expires_at)
     SELECT id, $2, 'Chrome', $3, $3, $3 + interval '1 day' FROM account`,
    [slug, createHash('sha256').update(token).digest(), new Date()],
  )
  return token
}

interface Counter extends AsyncDisposable {
  origin: string
  /** In both directions so far. */
  bytes(): number
}

/** A TCP proxy between browser and mall that counts the bytes. */
async function countBytes(app: URL): Promise<Counter> {
  let bytes = 0
  const open = new Set<Socket>()
  const count = (chunk: Buffer) => {
    bytes += chunk.length
  }
  const server = createServer((browser) => {
    const there = connect(Number(app.port), app.hostname)
    for (const [from, to] of [
      [browser, there],
      [there, browser],
    ] as const) {
      open.add(from)
      from.on('data', count)
      from.on('error', () => to.destroy())
      from.on('close', () => open.delete(from))
      from.pipe(to)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
