import { setTimeout as wait } from 'node:timers/promises'

/** A webhook call to the mall. */
export interface Delivery {
  /** Null while the mall does not listen yet. */
  url: () => string | null
  /** The signature, by the name of its header. */
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Sends it once; answers the mall's HTTP status, null where it was not reached. */
export async function deliver({ url, headers, body, signal }: Delivery): Promise<number | null> {
  const to = url()
  if (!to) return null
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

/** Retries until the mall accepts it; after `maxAttempts` it is lost, as with the real provider. */
export async function deliverAgain(
  delivery: Delivery,
  { maxAttempts, pauseMs }: { maxAttempts: number; pauseMs: number },
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (isTaken(await deliver(delivery))) return
    await wait(pauseMs, undefined, { signal: delivery.signal })
  }
}

export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}
