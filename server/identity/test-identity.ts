import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { identity } from '#contract/shop/identity.ts'
import { openSessions } from '#server/accounts/accounts.ts'
import { stoppedClock } from '#server/platform/clock.ts'
import { text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { ownAddress } from '#server/platform/http/http.ts'
import { webhookRoutes } from '#server/platform/http/routes/webhook-routes.ts'
import { testHttp } from '#server/platform/http/test-http.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia } from '#server/platform/media/media.ts'
import { type TestApp, testDevice } from '#server/test-customer.ts'
import { openDojah } from '#simulators/dojah/dojah.ts'
import type { Panel } from '#simulators/simulators.ts'
import { openIdentity, verificationOf } from './identity.ts'

/** Nothing is stored by identity checks. */
const noStore = {
  find: async () => [],
  read: async () => null,
  write: async () => {
    throw new Error('nothing may be stored')
  },
  remove: async () => {},
}

/** A JPEG of noise, which can be searched for. */
export const selfie = await sharp(randomBytes(96 * 96 * 3), {
  raw: { width: 96, height: 96, channels: 3 },
})
  .jpeg()
  .toBuffer()

/** Identity checks over a socket, with a simulated Dojah and a stopped clock. */
export async function testIdentity(
  database: Database,
  { timeoutMs = 8_000, via }: { timeoutMs?: number; via?: (url: string) => Promise<string> } = {},
) {
  const clock = stoppedClock('2026-11-21T08:00:00Z')
  const logged: string[] = []
  const log = openLog('trace', { write: (line) => logged.push(line) })
  let url: string | null = null
  const dojah = await openDojah({
    now: clock.now,
    webhookUrl: () => url && `${url}/webhooks/dojah`,
  })
  const keys = await openKeysOnce({ database, clock, secret: testSecret })
  const media = openMedia(noStore, log)
  const verified: number[] = []
  const withdrawn: number[] = []
  const matched: { accountId: number; bvn: string; name: string }[] = []
  const opened = openIdentity({
    database,
    clock,
    log,
    announce: () => {},
    media,
    keys,
    dojah: { ...dojah, url: (await via?.(dojah.url)) ?? dojah.url },
    events: {
      verified: async (_, { accountId }) => verified.push(accountId),
      matched: async (about) => matched.push(about),
      withdrawn: async (_, { accountId }) => withdrawn.push(accountId),
    },
    timeoutMs,
  })
  const { http, url: listening } = await testHttp(
    database,
    { identity },
    { identity: opened },
    {
      log,
      ...openSessions({ database, clock }),
      prepare: ({ app }) => void webhookRoutes(app, opened.webhooks),
    },
  )
  url = listening
  afterAll(async () => {
    await http.close()
    await dojah.close()
    media.close()
  })

  return {
    clock,
    logged,
    /** As the provider gets a picture. */
    portrait: media.portrait,
    access: { appId: dojah.appId, secretKey: dojah.secretKey },
    verified,
    withdrawn,
    matched,
    customer: () => newCustomer({ url: listening, database, clock }),
    runJobs: () => runJobs(opened.jobs),
    forward: (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000)),
    mode: (mode: string) => press(dojah.panel, '/simulators/dojah', { mode }),
    settle: (sent: object) => press(dojah.panel, '/simulators/dojah/settle', sent),
  }
}

/** Somebody new, signed in. */
async function newCustomer(app: TestApp) {
  const device = await testDevice(app)
  const { accountId } = device
  return {
    ...device,
    check: (bvn: string, picture = selfie.toString('base64')) =>
      device.post('/api/v1/accounts/kyc/liveliness-check', { bvn, media_file: picture }),
    now: () => verificationOf(app.database, accountId),
    async notices() {
      const rows = await many(app.database, noticesOf, [accountId])
      return rows.map(({ content }) => content)
    },
  }
}

const noticesOf = rareStatement(
  'test-identity-notices',
  { content: text },
  `SELECT content FROM notifications WHERE account_id = $1 AND type = 'verification' ORDER BY id`,
)

/** Posts what the console's forms send. */
async function press({ answers }: Panel, path: string, sent: object) {
  const server = createServer((request, response) =>
    answers[`POST ${path}`]?.(request, response, new URLSearchParams()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(ownAddress(server) ?? '', {
    method: 'POST',
    body: JSON.stringify(sent),
  })
  const body: unknown = await response.json()
  server.close()
  if (!response.ok) throw new Error(JSON.stringify(body))
  return z
    .object({ reference: z.string().optional(), answers: z.array(z.number()).optional() })
    .parse(body)
}
