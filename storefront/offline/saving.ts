import { cachePrefix } from './worker-messages.ts'

/** A cache stores the flag, because the browser may stop and restart the worker at any time. */
const cacheName = `${cachePrefix}saving`
const entry = '/saving'

let known: boolean | undefined

/** Whether data is saved; undefined until `isSaving` has read it since this worker started. */
export function savingIfKnown(): boolean | undefined {
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
