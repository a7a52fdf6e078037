import { retryDelay, withJitter } from '#client/retry.ts'

/** ms without data after which the stream counts as dead; the server sends a heartbeat every 30 s. */
const silenceTimeoutMs = 75_000
/** ms until an ended stream is opened again; doubled after each failure. */
const reopenDelayMs = { min: 3_000, max: 60_000 }

export interface StreamHandlers {
  token: string
  /** The stream is open; events before this may have been missed. */
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
  function onOpen() {
    delayMs = reopenDelayMs.min
    handlers.onOpen()
  }
  while (!signal.aborted) {
    await readEvents({ ...handlers, onOpen }, signal)
    handlers.onClose()
    await retryDelay(withJitter(delayMs), signal)
    delayMs = Math.min(delayMs * 2, reopenDelayMs.max)
  }
}

/**
 * Reads one stream until it ends, for whatever reason; never throws. Uses fetch because
 * `EventSource` cannot send a token.
 */
async function readEvents(handlers: StreamHandlers, signal: AbortSignal): Promise<void> {
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, silenceTimeoutMs)
  try {
    const response = await fetch('/api/v1/events', {
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
      const messages = (text + chunk.value).split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const name = /^event: (\S+)$/m.exec(message)?.[1]
        if (name) handlers.onEvent(name)
      }
    }
  } catch {
    // The network failed or the server restarts: the caller opens the stream again.
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
