import { randomBytes } from 'node:crypto'
import { listen } from '../listen.ts'
import { answerApi } from './api.ts'
import { Book } from './book.ts'
import { Hooks } from './hooks.ts'
import { flutterwavePanel } from './panel.ts'
import { Switches } from './switches.ts'

export interface FlutterwaveDeps {
  now: () => Date
  /** The hosted page is under `/simulators` of this address, which has no slash at its end. */
  pagesUrl: () => string
  /** Where events are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
  /** The file of its data; null: in memory only. */
  bookPath: string | null
  /** How late a slow provider answers, ms. */
  slowMs?: number
}

export type FlutterwaveSimulator = Awaited<ReturnType<typeof openFlutterwave>>

/** Flutterwave on a free port of this machine, with its hosted page on the console. */
export async function openFlutterwave(deps: FlutterwaveDeps) {
  const { now, pagesUrl, webhookUrl, bookPath, slowMs = 12_000 } = deps
  const secretKey = `FLWSECK_TEST-${randomBytes(16).toString('hex')}`
  const webhookHash = randomBytes(16).toString('hex')
  const stopping = new AbortController()
  const book = new Book(bookPath)
  const switches = new Switches()
  const hooks = new Hooks({ webhookHash, webhookUrl, switches })
  const { signal } = stopping
  const api = { secretKey, book, hooks, switches, now, pagesUrl, slowMs, stopping: signal }
  const server = await listen((request, response) => answerApi(request, response, api))
  return {
    url: `${server.url}/v3`,
    secretKey,
    webhookHash,
    switches,
    book,
    panel: flutterwavePanel({ book, hooks, switches, now }),
    async close() {
      stopping.abort()
      hooks.close()
      await server.close()
    },
  }
}
