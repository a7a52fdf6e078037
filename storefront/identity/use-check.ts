import { useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { ApiError } from '#contract/client.ts'
import { fetchProfile } from '../session/profile.ts'
import { userNow } from '../session/session.ts'

export interface Failure {
  reason: string
  /** The provider or the network was unavailable: the same BVN and picture can be sent again. */
  isPassing: boolean
}

interface CheckHandlers {
  onMatched: (message: string) => void
  onPending: () => void
  onFailed: (failure: Failure) => void
}

/** Sends a BVN and a picture, once however often the button is pressed, and reports the outcome. */
export function useCheck({ onMatched, onPending, onFailed }: CheckHandlers) {
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const isUnderway = useRef(false)

  async function send(bvn: string, picture: string): Promise<void> {
    const body = { media_file: picture, bvn }
    try {
      const { data, message } = await api('POST /accounts/kyc/liveliness-check', { body })
      // Refreshes the account; a failure of that is no failure of the check.
      await fetchProfile(api).catch(() => undefined)
      if (data.verification.is_verified === 1) onMatched(message)
      else onPending()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The account has the outcome, where only the answer was lost.
      await fetchProfile(api).catch(() => undefined)
      const isVerified = userNow()?.verification?.is_verified
      if (isVerified === 1 || error.code === 'already_verified') onMatched(verifiedWords)
      else if (isVerified === 0) onPending()
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

/** The server's message, for where its answer was lost. */
const verifiedWords = 'Your account is verified.'

/** A conflict without a pending check: an earlier attempt still runs, or ends without a result. */
function isPassing({ code, status }: ApiError): boolean {
  return code === 'conflict' || status === 0 || status === 429 || status >= 500
}

/** A field's message is more specific than the call's. */
function reasonOf({ code, failure, message }: ApiError): string {
  if (code === 'conflict')
    return 'Your last attempt is still in progress. Please try again in a minute.'
  return Object.values(failure?.errors ?? {})[0]?.[0] ?? message
}
