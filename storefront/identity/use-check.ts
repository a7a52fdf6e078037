import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { fetchProfile } from '../accounts/profile.ts'
import { userNow } from '../accounts/session.ts'
import { useApi } from '../api.ts'

export interface Failure {
  reason: string
  /** The provider or the network was away: what was typed and taken can be sent again. */
  isPassing: boolean
}

interface Ends {
  onMatched: (message: string) => void
  onPending: () => void
  onFailed: (failure: Failure) => void
}

/** Sends a BVN and a picture, once however often it is pressed, and says what came of it. */
export function useCheck({ onMatched, onPending, onFailed }: Ends) {
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const isUnderway = useRef(false)

  async function send(bvn: string, picture: string): Promise<void> {
    const body = { media_file: picture, bvn }
    try {
      const { data, message } = await api('POST /accounts/kyc/liveliness-check', { body })
      // How the account stands now; that it is not known yet is no failure of the check.
      await fetchProfile(api).catch(() => undefined)
      if (data.verification.is_verified === 1) onMatched(message)
      else onPending()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What an answer that was lost on the way said, the account knows.
      await fetchProfile(api).catch(() => undefined)
      const stands = userNow()?.verification?.is_verified
      if (stands === 1 || error.code === 'already_verified') onMatched(verifiedWords)
      else if (stands === 0) onPending()
      else onFailed({ reason: reasonOf(error), isPassing: isPassing(error) })
    }
  }

  async function verify(bvn: string, picture: string): Promise<void> {
    if (isUnderway.current) return
    isUnderway.current = true
    setSending(true)
    await send(bvn, picture).finally(() => {
      isUnderway.current = false
      setSending(false)
    })
  }
  return { isSending, verify }
}

/** The server's, where its own answer did not arrive. */
const verifiedWords = 'Your account is verified.'

/** A conflict without an open check: an earlier try is still being answered, or will leave nothing behind. */
function isPassing({ code, status }: ApiError): boolean {
  return code === 'conflict' || status === 0 || status === 429 || status >= 500
}

/** A field's own words are closer than those of the whole call. */
function reasonOf({ code, failure, message }: ApiError): string {
  if (code === 'conflict') return 'Your last try has no answer yet. Please try again in a minute.'
  return Object.values(failure?.errors ?? {})[0]?.[0] ?? message
}
