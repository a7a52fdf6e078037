import { setTimeout as wait } from 'node:timers/promises'
import { type MediaStore, pictureAddress } from '#server/platform/media/media.ts'

const maxBytes = 200_000
const types = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']
/** How long a first quote waits for the logos, ms; later quotes find them stored. */
const timeoutMs = 700
const fetchMs = 5_000

/** Our own address of a carrier's logo; empty where it is not stored (yet). */
export type StoreLogo = (url: string) => Promise<string>

/**
 * Stores carriers' logos as our own pictures: a page loads nothing from third parties, and a phone gets
 * a small variant. Each process fetches a logo once.
 */
export function openLogoStore(media: Pick<MediaStore, 'put'>): StoreLogo {
  const stored = new Map<string, Promise<string>>()

  return async function storeLogo(url) {
    if (!/^https?:\/\//.test(url)) return ''
    const known = stored.get(url) ?? fetchLogo(media, url)
    stored.set(url, known)
    known.catch(() => stored.delete(url))
    return Promise.race([known.catch(() => ''), wait(timeoutMs, '', { ref: false })])
  }
}

async function fetchLogo(media: Pick<MediaStore, 'put'>, url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs), redirect: 'error' })
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || !types.includes(type) || bytes.length > maxBytes) {
    throw new Error('the logo cannot be stored')
  }
  return pictureAddress(await media.put(bytes, type))
}
