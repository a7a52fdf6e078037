import { setTimeout as wait } from 'node:timers/promises'
import type { MediaStore } from '#server/platform/media/media.ts'

const maxBytes = 200_000
const types = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']
/** How long a first quote waits for the pictures, ms; who comes later finds them. */
const timeoutMs = 700
const fetchMs = 5_000

/** An address of ours for a carrier's logo; empty where it cannot be had (yet). */
export type StoreLogo = (url: string) => Promise<string>

/**
 * Carriers' logos become pictures of ours: a page loads nothing from strangers, and a phone gets them
 * small. Each is fetched once for each process.
 */
export function openLogoStore(media: Pick<MediaStore, 'put'>): StoreLogo {
  const kept = new Map<string, Promise<string>>()

  return async function storeLogo(url) {
    if (!/^https?:\/\//.test(url)) return ''
    const known = kept.get(url) ?? fetchLogo(media, url)
    kept.set(url, known)
    known.catch(() => kept.delete(url))
    return Promise.race([known.catch(() => ''), wait(timeoutMs, '', { ref: false })])
  }
}

async function fetchLogo(media: Pick<MediaStore, 'put'>, url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs), redirect: 'error' })
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || !types.includes(type) || bytes.length > maxBytes) {
    throw new Error('no logo that we can keep')
  }
  return `/media/${await media.put(bytes, type)}`
}
