import { sendCall } from '#client/transport.ts'
import { type Api, ApiError, type CallName, createApi, type Outgoing } from '#contract/client.ts'
import type { OfficeContract } from '#contract/office/contract.ts'
import { provedAgain, signedInAgain } from '../session/prompts.ts'

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
  return sendCall(outgoing, { token: null, onExpired: () => undefined })
}

async function mended({ code }: ApiError): Promise<boolean> {
  if (code === 'unauthenticated' || code === 'second_factor_needed') return signedInAgain()
  return code === 'step_up_needed' ? provedAgain() : false
}
