import type { Api } from '#contract/client.ts'
import { browserMemory, type Session, sessionOf } from '../state/memory.ts'
import { withProfile } from './session-state.ts'

/** Fetches the profile into the session. Throws `ApiError`. */
export async function fetchProfile(
  api: Api,
  session: Session = sessionOf(browserMemory),
): Promise<void> {
  const { data } = await api('GET /accounts')
  session.change((state) => withProfile(state, data))
}
