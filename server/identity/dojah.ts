import { z } from 'zod'
import {
  type BreakerOptions,
  isRefused,
  type Opened,
  openProvider,
  ProviderError,
} from '#server/platform/provider.ts'

export interface DojahAccess {
  /** Without a slash at its end. */
  url: string
  appId: string
  secretKey: string
}

/** The result of a check. Reasons are for the customer; `names`: of the record, null where it has none. */
export type Verdict =
  | { state: 'matched'; reference: string | null; names: string[] | null }
  | { state: 'pending'; reference: string; names: string[] | null }
  | { state: 'refused'; reference: string | null; reason: string }

export interface IdentityProvider {
  /** `picture`: a JPEG. Throws `ProviderError`. */
  check(bvn: string, picture: Buffer): Promise<Verdict>
  /** The result of a pending check. Throws `ProviderError`. */
  follow(reference: string): Promise<Verdict>
}

// Only the needed fields are read; the rest of a person's record is dropped here.
const Liveness = z.object({
  entity: z.object({
    liveness: z.object({ liveness_probability: z.coerce.number() }),
    face: z.object({ face_detected: z.boolean(), multiface_detected: z.boolean().default(false) }),
  }),
})
const status = z.string().transform((text) => text.toLowerCase())
const name = z.string().trim().nullish()
const Match = z.object({
  entity: z.object({
    reference_id: z.string().min(1).nullish(),
    verification_status: status.nullish(),
    first_name: name,
    middle_name: name,
    last_name: name,
    selfie_verification: z
      .object({ match: z.boolean(), confidence_value: z.coerce.number() })
      .nullish(),
  }),
})
const Followed = z.object({ verification_status: status })

/** Percent, as Dojah advises. */
const minLiveness = 50
const minConfidence = 90

export interface DojahOptions extends Pick<BreakerOptions, 'cooldownMs' | 'log'> {
  timeoutMs: number
}

/** Dojah's API: is it a live face, and is it the face of the BVN's holder? Both within `timeoutMs`. */
export function dojahIdentity(
  { url, appId, secretKey }: DojahAccess,
  options: DojahOptions,
): IdentityProvider {
  const headers = () => ({ AppId: appId, Authorization: secretKey })
  const calls = (about: string) =>
    openProvider({ name: 'Dojah', about, url, headers, open, isRefusal, ...options })
  const [checks, lookups] = [calls('checks'), calls('lookups')]
  return {
    async check(bvn, picture) {
      const until = AbortSignal.timeout(options.timeoutMs)
      const image = picture.toString('base64')
      const face = await orNull(
        checks.call(Liveness, 'POST', '/api/v1/ml/liveness/', { image }, until),
      )
      if (face === null) return refused(unreadable)
      const problem = problemWithFace(face)
      if (problem) return refused(problem)
      const body = { bvn, selfie_image: image }
      const match = await orNull(checks.call(Match, 'POST', '/api/v1/kyc/bvn/verify', body, until))
      return match === null ? refused(unknownNumber) : verdictOf(match)
    },

    async follow(reference) {
      const path = `/api/v1/kyc/verification?reference_id=${encodeURIComponent(reference)}`
      const check = await orNull(lookups.call(Followed, 'GET', path))
      if (check === null) return { state: 'refused', reference, reason: cameToNothing }
      const { verification_status } = check
      if (verification_status === 'completed') return { state: 'matched', reference, names: null }
      if (verification_status === 'failed') return { state: 'refused', reference, reason: noMatch }
      return { state: 'pending', reference, names: null }
    },
  }
}

/** Dojah has no envelope. Its reasons are not read: they may repeat the request. */
function open(answer: unknown, status: number): Opened | null {
  if (status >= 300) return { refused: '' }
  return typeof answer === 'object' ? { data: answer } : null
}

/** 400: the request is wrong; 404: unknown there. Any other status is Dojah's failure, or our unpaid bill. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 404
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isRefused(error)) return null
    throw error
  })
}

const noMatch = 'The face in your picture does not match the picture of your BVN.'
const unreadable =
  'We could not read your picture. Retake it in good light with your whole face showing.'
const unknownNumber = 'We could not find this BVN. Check the 11 digits and try again.'
export const cameToNothing = 'We could not complete the check. Please try again.'

function refused(reason: string, reference: string | null = null): Verdict {
  return { state: 'refused', reference, reason }
}

function problemWithFace({ entity: { face, liveness } }: z.output<typeof Liveness>): string | null {
  if (!face.face_detected) return 'We could not see a face in your picture. Please retake it.'
  if (face.multiface_detected)
    return 'There is more than one face in your picture. Retake it with only your own face.'
  if (liveness.liveness_probability <= minLiveness) {
    return 'Your picture does not look like a living person. Take it again, not from a screen or a print.'
  }
  return null
}

function verdictOf({ entity }: z.output<typeof Match>): Verdict {
  const reference = entity.reference_id ?? null
  const { verification_status, selfie_verification } = entity
  const parts = [entity.first_name, entity.middle_name, entity.last_name].filter((part) => !!part)
  const names = parts.length > 0 ? parts.map(String) : null
  if (verification_status === 'pending' || verification_status === 'ongoing') {
    if (reference) return { state: 'pending', reference, names }
    throw new ProviderError('unknown', 'Dojah leaves a check open without a reference')
  }
  if (!selfie_verification?.match || selfie_verification.confidence_value < minConfidence) {
    return refused(noMatch, reference)
  }
  return { state: 'matched', reference, names }
}
