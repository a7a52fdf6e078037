import type { Outgoing } from '#contract/client.ts'

/** Of a form in this tab: the key of its call, until it is known what became of it. */
const prefix = 'office-key '

/**
 * The key under which a form is sent: made once for the form of this call, kept over lost answers and reloads. So pressing
 * again has one effect, and the same key with other contents is refused.
 */
export function formKey({ call, params }: Outgoing<string>): string | undefined {
  if (!call.startsWith('POST ')) return undefined
  const name = nameOf(call, params)
  const stored = read(name)
  if (stored) return stored
  const key = crypto.randomUUID()
  write(name, key)
  return key
}

/** The call was done, or refused for good: the next form has a key of its own. */
export function formIsDone({ call, params }: Outgoing<string>): void {
  write(nameOf(call, params), null)
}

function nameOf(call: string, params: Record<string, unknown> | undefined): string {
  return `${prefix}${call} ${JSON.stringify(params ?? {})}`
}

/** Where the browser stores nothing, a key lives as long as the page. */
const unstored = new Map<string, string>()

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return unstored.get(name)
  }
}

function write(name: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {
    if (key === null) unstored.delete(name)
    else unstored.set(name, key)
  }
}
