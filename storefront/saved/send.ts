import { type Api, ApiError } from '#contract/client.ts'
import type { Session } from '../state/memory.ts'
import { orRefusal } from '../sync/refusal.ts'
import { answeredSaved, settleSaved } from './pending-changes.ts'

export interface Sending {
  api: Api
  session: Session
}

/**
 * Tells the server what was saved and unsaved. Saving again and unsaving again change nothing, so
 * calls may be lost or repeated. Answers whether the server refused something, so that its list is to
 * be fetched. Throws what may pass.
 */
export async function sendSaved({ api, session }: Sending): Promise<boolean> {
  let refused = false
  while (session.isOn()) {
    const [first] = Object.entries(session.get().pending.saved)
    if (!first) break
    const [id, wanted] = first
    const sent = await orRefusal<unknown>(
      wanted
        ? api('POST /saved-products/saved-items', { body: { products_id: [{ id: Number(id) }] } })
        : api('POST /products/remove/saved', { body: { product_id: Number(id) } }),
    )
    session.change((state) => answeredSaved(state, { [id]: wanted }))
    refused ||= sent instanceof ApiError
  }
  return refused
}

/** The server's saved items replace the local ones. */
export async function fetchSaved({ api, session }: Sending): Promise<void> {
  const { data } = await api('GET /saved-products/saved-items')
  session.change((state) => settleSaved(state, data.saved_products))
}
