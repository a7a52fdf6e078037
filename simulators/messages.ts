import { randomBytes } from 'node:crypto'
import { Inbox } from './inbox/inbox.ts'
import { Modes } from './inbox/modes.ts'
import { openSmtp } from './smtp/smtp.ts'
import { openTermii } from './termii/termii.ts'

export interface MessageSimulatorDeps {
  now: () => Date
  /** Which of the two are simulated: `termii`, `smtp`. */
  simulated: readonly string[]
  /** Where Termii sends delivery reports; null while the mall does not listen yet. */
  webhookUrl: () => string | null
  /** How late a slow provider answers, ms. */
  slowMs?: number
}

export type MessageSimulators = Awaited<ReturnType<typeof openMessageSimulators>>

/** Termii and a mail server on this machine, with one inbox for everybody. */
export async function openMessageSimulators(deps: MessageSimulatorDeps) {
  const { now, simulated, webhookUrl, slowMs = 12_000 } = deps
  const inbox = new Inbox(now)
  const modes = new Modes()
  const keys = { apiKey: newKey(), webhookSecret: newKey() }
  const termii = simulated.includes('termii')
    ? await openTermii({ ...keys, webhookUrl, inbox, modes, slowMs })
    : null
  const smtp = simulated.includes('smtp') ? await openSmtp({ inbox, modes, slowMs }) : null
  return {
    inbox,
    modes,
    termii: termii && { url: termii.url, ...keys },
    smtp: smtp && { url: smtp.url },
    async close() {
      await Promise.all([termii?.close(), smtp?.close()])
    },
  }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}
