import { ApiError } from '#contract/client.ts'
import { api } from '../api/api.ts'
import { dropDrafts } from '../forms/drafts.ts'
import { notify } from './notices.tsx'

/** Ends the session, and whatever this browser holds of the member's work. */
export async function signOut(): Promise<void> {
  try {
    await api('POST /office/sign-out')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A session that has ended already is as good.
    if (error.code !== 'unauthenticated') return notify(error.message, { tone: 'error' })
  }
  dropDrafts()
  location.assign('/office/sign-in')
}
