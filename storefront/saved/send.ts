import { orRefusal } from '#client/retry.ts'
import { type Api, ApiError } from '#contract/client.ts'
import type { Session } from '../state/memory.ts'
import { acknowledgeSaved, reconcileSaved } from './pending-changes.ts'

interface Sending {
  api: Api
  session: Session
}

/**
 * Sends what was saved and unsaved. Both calls are idempotent, so they may be lost or repeated.
 * Resolves to whether the server refused a change, so that its list is to be fetched. Throws
 * failures that may pass.
 */
export async function sendSaved({ api, session }: Sending): Promise<boolean> {
  let refused = false
  while (session.isActive()) {
    const [first] = Object.entries(session.get().pending.saved)
    if (!first) break
    const [id, isSaved] = first
    const sent = await orRefusal<unknown>(
      isSaved
        ? api('POST /saved-products/saved-items', { body: { products_id: [{ id: Number(id) }] } })
        : api('POST /products/remove/saved', { body: { product_id: Number(id) } }),
    )
    session.change((state) => acknowledgeSaved(state, { [id]: isSaved }))
    refused ||= sent instanceof ApiError
  }
  return refused
}

/** The server's saved items replace the local ones. */
export async function fetchSaved({ api, session }: Sending): Promise<void> {
  const { data } = await api('GET /saved-products/saved-items')
  session.change((state) => reconcileSaved(state, data.saved_products))
}
