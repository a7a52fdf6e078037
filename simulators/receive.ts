import type { IncomingMessage } from 'node:http'

/** The body of a request, JSON or a form; null where it cannot be parsed or is too long. */
export async function receive(
  request: IncomingMessage,
  maxBytes = 64 * 1024,
): Promise<Record<string, unknown> | null> {
  const text = await readText(request, maxBytes)
  if (text === null) return null
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}

export function isForm(request: IncomingMessage): boolean {
  return Boolean(request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
}

async function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
