import { cachePrefix } from './worker-messages.ts'

/** The browser stops and starts workers as it likes, so what one was told is written down. */
const cacheName = `${cachePrefix}saving`
const entry = '/saving'

let known: boolean | undefined

/** Whether data is saved; undefined until somebody has asked since this worker started. */
export function savingAsKnown(): boolean | undefined {
  return known
}

export async function isSaving(): Promise<boolean> {
  if (known === undefined) {
    const cache = await caches.open(cacheName)
    known = (await cache.match(entry)) !== undefined
  }
  return known
}

export async function setSaving(on: boolean): Promise<void> {
  known = on
  const cache = await caches.open(cacheName)
  if (on) await cache.put(entry, new Response())
  else await cache.delete(entry)
}
