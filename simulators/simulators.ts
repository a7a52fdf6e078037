import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Clock, clockPanel, moveClock } from './clock.ts'
import { consolePage } from './console.ts'
import { inboxPage, inboxPanel } from './inbox/page.ts'
import { inboxScript } from './inbox/script.ts'
import { modePanel, setMode } from './inbox/switches.ts'
import type { MessageSimulators } from './messages.ts'
import { sendJson, sendPage, sendScript } from './send.ts'

/** What the console reads and moves of the mall. */
export interface ConsoleOptions {
  name: string
  clock: Clock
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
}

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) => Promise<void> | void

/** The listener for everything under `/simulators`; needs no credentials. */
export function openSimulators(options: ConsoleOptions) {
  const answers = new Map([
    ...Object.entries(consoleAnswers(options)),
    ...Object.entries(options.messages ? inboxAnswers(options, options.messages) : {}),
    ...options.panels.flatMap((panel) => Object.entries(panel.answers)),
  ])

  return async function simulate(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulators')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const answer = answers.get(`${method} ${pathname}`)
    if (answer) return answer(request, response, searchParams)
    sendJson(response, 404, { status: false, message: 'There is no such simulator.' })
  }
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
          clockPanel(clock),
        ]),
      ),
    'POST /simulators/clock': (request, response) => moveClock(clock, request, response),
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
