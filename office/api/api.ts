import { sendCall } from '#client/transport.ts'
import { type Api, ApiError, type CallName, createApi, type Outgoing } from '#contract/client.ts'
import type { OfficeContract } from '#contract/office/contract.ts'
import { provedAgain, signedInAgain } from '../session/prompts.ts'
import { formIsDone, formKey } from './form-keys.ts'

export type OfficeApi = Api<OfficeContract>
type OfficeCall = CallName<OfficeContract>

/** Calls of pages that sign in, whose refusals are their own matter. */
const signingIn: ReadonlySet<OfficeCall> = new Set<OfficeCall>([
  'GET /office/me',
  'POST /office/sign-in',
  'POST /office/second-factor',
  'POST /office/second-factor/passkey-options',
  'POST /office/sign-out',
  'POST /office/invitations/look',
  'POST /office/invitations/accept',
])

/**
 * The office's calls. Where the session has ended, or the second factor is needed again, a dialog asks for
 * it over the page and the call is sent again: nothing typed is lost. Throws `ApiError`, also when the
 * member closes the dialog.
 */
export const api: OfficeApi = createApi<OfficeContract>((outgoing) =>
  signingIn.has(outgoing.call) ? send(outgoing) : mending(() => send(outgoing)),
)

/** Does it again once the member has signed in, or proved the second factor, over the page. */
export async function mending<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || !(await mended(error))) throw error
    return attempt()
  }
}

function send(outgoing: Outgoing<OfficeCall>): Promise<unknown> {
  return underKey(outgoing, (keyed) => sendCall(keyed, { token: null, onExpired: () => undefined }))
}

/** Sends a form's call under its key, which ends with the answer that says what became of it. */
export async function underKey<T>(
  outgoing: Outgoing<string>,
  sending: (keyed: Outgoing<string>) => Promise<T>,
): Promise<T> {
  const key = formKey(outgoing)
  try {
    const answer = await sending(key === undefined ? outgoing : { ...outgoing, key })
    formIsDone(outgoing)
    return answer
  } catch (error) {
    if (error instanceof ApiError && isDecided(error)) formIsDone(outgoing)
    throw error
  }
}

/** A refusal leaves nothing behind, unless it is one that says that the first try arrived, or may have. */
function isDecided({ status, code }: ApiError): boolean {
  return (
    status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== 'unauthenticated'
  )
}

async function mended({ code }: ApiError): Promise<boolean> {
  if (code === 'unauthenticated' || code === 'second_factor_needed') return signedInAgain()
  return code === 'step_up_needed' ? provedAgain() : false
}
