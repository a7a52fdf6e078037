import type { Endpoint } from '#contract/endpoint.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'
import { refuse } from '#server/platform/http/handler.ts'

/**
 * Refuses what staff have closed: with `closed_for_now` a call of that part of the mall, and with `read_only` all that
 * shoppers change. The calls of the office, webhooks and jobs go on.
 */
export function admit(endpoint: Endpoint, isClosed: IsClosed): void {
  const { closedBy } = endpoint
  if (isClosed('read-only') && changesForShopper(endpoint)) {
    refuse('read_only', { message: switchTexts['read-only'].words })
  }
  if (closedBy && isClosed(closedBy)) {
    refuse('closed_for_now', { message: switchTexts[closedBy].words })
  }
}

/** A POST that only reads says `inReadOnly` itself. */
function changesForShopper({ method, access, changesState, inReadOnly }: Endpoint): boolean {
  if (typeof access !== 'string' || inReadOnly) return false
  return method !== 'GET' || changesState === true
}
