import { retryDelay, withJitter } from '#client/retry.ts'
import { queryString } from '#contract/client.ts'

/** ms without data after which the stream counts as dead; the server sends a heartbeat every 30 s. */
const silenceTimeoutMs = 75_000
/** ms until an ended stream is opened again, unless it said so itself; doubled after each failure. */
const reopenDelayMs = { min: 3_000, max: 60_000 }

export interface StreamHandlers {
  token: string
  /** When the first answers that the page displays were asked for; ms as of `performance.now()`. */
  requestedAt: number
  /** The stream is open: what happens is heard of. What was missed comes first. */
  onOpen: () => void
  onEvent: (name: string) => void
  /** The stream ended; no events arrive until it opens again. */
  onClose: () => void
  /** 401: the session is over. */
  onExpired: () => void
}

/** Follows `GET /events` until the signal aborts, and opens the stream again whenever it ends. */
export async function followEvents(handlers: StreamHandlers, signal: AbortSignal): Promise<void> {
  let delayMs = reopenDelayMs.min
  let heardAt = handlers.requestedAt
  const listening = {
    ...handlers,
    onOpen() {
      delayMs = reopenDelayMs.min
      handlers.onOpen()
    },
    onHeard() {
      heardAt = performance.now()
    },
    onRetry(ms: number) {
      delayMs = Math.min(ms, reopenDelayMs.max)
    },
  }
  while (!signal.aborted) {
    await readEvents(listening, performance.now() - heardAt, signal)
    handlers.onClose()
    await retryDelay(withJitter(delayMs), signal)
    delayMs = Math.min(delayMs * 2, reopenDelayMs.max)
  }
}

/**
 * Reads one stream until it ends, for whatever reason; never throws. Uses fetch because
 * `EventSource` cannot send a token.
 */
async function readEvents(
  handlers: StreamHandlers & { onHeard: () => void; onRetry: (ms: number) => void },
  behindMs: number,
  signal: AbortSignal,
): Promise<void> {
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, silenceTimeoutMs)
  try {
    const response = await fetch(`/api/v1/events${queryString({ behind_ms: wholeMs(behindMs) })}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${handlers.token}` },
      cache: 'no-store',
      signal: connection.signal,
    })
    if (response.status === 401) handlers.onExpired()
    if (!response.ok || !response.body) return
    handlers.onOpen()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(end, silenceTimeoutMs)
      handlers.onHeard()
      const messages = (text + chunk.value).split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const name = /^event: (\S+)$/m.exec(message)?.[1]
        if (name) handlers.onEvent(name)
        const retryMs = /^retry: (\d+)$/m.exec(message)?.[1]
        if (retryMs) handlers.onRetry(Number(retryMs))
      }
    }
  } catch {
    // The network failed or the server restarts: the caller opens the stream again.
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** At least 1, and at most the longest that the server takes. */
function wholeMs(ms: number): number {
  return Math.min(Math.max(1, Math.ceil(ms)), 86_400_000)
}
