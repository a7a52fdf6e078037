import type { Api } from '#contract/client.ts'
import { browserMemory, type Session, sessionOf } from '../state/memory.ts'
import { know } from './session-state.ts'

/** Fetches the profile now, as after a change of it. Throws what the network or the server says. */
export async function fetchProfile(
  api: Api,
  session: Session = sessionOf(browserMemory),
): Promise<void> {
  const { data } = await api('GET /accounts')
  session.change((state) => know(state, data))
}
