import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Clock, clockPanel, moveClock, refuseClock } from './clock.ts'
import { consolePage, consoleStyle } from './console.ts'
import { hostedStyle } from './flutterwave/hosted-style.ts'
import { inboxPage, inboxPanel } from './inbox/page.ts'
import { inboxScript } from './inbox/script.ts'
import { modePanel, setMode } from './inbox/switches.ts'
import type { MessageSimulators } from './messages.ts'
import { sendJson, sendPage, sendScript } from './send.ts'

/** What the console reads and moves of the mall. */
export interface ConsoleOptions {
  name: string
  /** Null beside a real provider, whose time does not move. */
  clock: Clock | null
  /** Null where messages go to the real providers. */
  messages: MessageSimulators | null
  /** Of the other simulated providers. */
  panels: Panel[]
}

/** A provider on the console: its HTML, and its calls under `/simulators`. */
export interface Panel {
  panel(): string
  /** `POST /simulators/…` → its answer. */
  answers: Record<string, Answer>
  /** Paths of the pages that shoppers are sent to. */
  forShoppers?: string[]
}

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) => Promise<void> | void

/** The listener for everything under `/simulators`; who may call it is for the mall to check. */
export function openSimulators(options: ConsoleOptions) {
  const answers = new Map([
    ...Object.entries(consoleAnswers(options)),
    ...Object.entries(options.messages ? inboxAnswers(options, options.messages) : {}),
    ...options.panels.flatMap((panel) => Object.entries(panel.answers)),
  ])

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulators')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const found = answers.get(`${method} ${pathname}`)
    if (found) return found(request, response, searchParams)
    sendJson(response, 404, { status: false, message: 'There is no such simulator.' })
  }
  const forShoppers = new Set(options.panels.flatMap((panel) => panel.forShoppers ?? []))
  const isForShoppers = (url: string) => forShoppers.has(url.split('?')[0] ?? '')
  return { answer, isForShoppers, styles: [consoleStyle, hostedStyle] }
}

function consoleAnswers({ name, clock, messages, panels }: ConsoleOptions): Record<string, Answer> {
  const messagePanels = () =>
    messages ? [inboxPanel(messages.inbox), modePanel(messages.modes)] : []
  return {
    'GET /simulators': (_, response) =>
      sendPage(
        response,
        consolePage(name, [
          ...messagePanels(),
          ...panels.map((panel) => panel.panel()),
          ...(clock ? [clockPanel(clock)] : []),
        ]),
      ),
    'POST /simulators/clock': (request, response) =>
      clock ? moveClock(clock, request, response) : refuseClock(response),
  }
}

function inboxAnswers(
  { name }: ConsoleOptions,
  { inbox, modes }: MessageSimulators,
): Record<string, Answer> {
  return {
    'GET /simulators/inbox': (_, response, query) =>
      sendPage(response, inboxPage(name, inbox, query.get('to') ?? '')),
    'GET /simulators/inbox.json': (_, response, query) =>
      sendJson(response, 200, inbox.list(query.get('to') ?? '')),
    'GET /simulators/inbox.js': (_, response) => sendScript(response, inboxScript),
    'POST /simulators/messages': (request, response) => setMode(modes, request, response),
  }
}
