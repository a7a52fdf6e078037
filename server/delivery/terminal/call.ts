import { z } from 'zod'
import {
  type BreakerOptions,
  type Call,
  type Opened,
  openProvider,
} from '#server/platform/provider.ts'

export interface TerminalAccess {
  /** With its version, without a slash at its end: `https://api.terminal.africa/v1`. */
  url: string
  secretKey: string
}

export interface TerminalOptions extends Omit<BreakerOptions, 'name'> {
  terminal: TerminalAccess
  timeoutMs: number
}

/** Terminal Africa's API. */
export function openTerminal({ terminal, ...rest }: TerminalOptions): { call: Call } {
  const headers = () => ({ authorization: `Bearer ${terminal.secretKey}` })
  return openProvider({ name: 'Terminal', url: terminal.url, headers, open, ...rest })
}

const Envelope = z.union([
  z.object({ status: z.literal(true), data: z.unknown().optional() }),
  z.object({ message: z.string() }),
])

function open(answer: unknown, status: number): Opened | null {
  const { data: envelope } = Envelope.safeParse(answer)
  if (!envelope) return null
  if (!('status' in envelope)) return { refused: envelope.message }
  return status < 300 ? { data: envelope.data } : null
}
