import { rest } from './rest.ts'
import { someTimeAbout } from './some-time.ts'

/** ms without a sign of life after which a stream counts as dead; the server beats every 30 s. */
const silence = 75_000
/** ms until a stream that ended is opened again; twice as long each time that it can't be. */
const reopenAfter = { least: 3_000, most: 60_000 }

export interface Listening {
  token: string
  /** The stream stands: what happened before may have been missed. */
  onOpen: () => void
  onEvent: (name: string) => void
  /** It ended; nothing is heard until it opens again. */
  onClose: () => void
  /** 401: the session is over. */
  onExpired: () => void
}

/** Hears of what changes elsewhere until the signal says so, over as many streams as it takes. */
export async function listen(listening: Listening, signal: AbortSignal): Promise<void> {
  let wait = reopenAfter.least
  function onOpen() {
    wait = reopenAfter.least
    listening.onOpen()
  }
  while (!signal.aborted) {
    await readEvents({ ...listening, onOpen }, signal)
    listening.onClose()
    await rest(someTimeAbout(wait), signal)
    wait = Math.min(wait * 2, reopenAfter.most)
  }
}

/**
 * Reads `GET /events` until it ends, for whatever reason; never throws. By fetch, as the browser's own
 * `EventSource` can't carry a token.
 */
async function readEvents(listening: Listening, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const end = () => over.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, silence)
  try {
    const response = await fetch('/api/v1/events', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${listening.token}` },
      cache: 'no-store',
      signal: over.signal,
    })
    if (response.status === 401) listening.onExpired()
    if (!response.ok || !response.body) return
    listening.onOpen()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(end, silence)
      const messages = (text + part.value).split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const name = /^event: (\S+)$/m.exec(message)?.[1]
        if (name) listening.onEvent(name)
      }
    }
  } catch {
    // A cut network or a server that restarts: it is opened again.
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
