import { z } from 'zod'

export interface DojahAccess {
  /** Without a slash at its end. */
  url: string
  appId: string
  secretKey: string
}

/** What came of a check. Reasons are for the customer; `names` of the record, null where it tells none. */
export type Verdict =
  | { state: 'matched'; reference: string | null; names: string[] | null }
  | { state: 'pending'; reference: string; names: string[] | null }
  | { state: 'refused'; reference: string | null; reason: string }

/** The provider did not answer in time, or with its own trouble: nothing is known, nothing is decided. */
export class ProviderUnavailable extends Error {}

export interface IdentityProvider {
  /** `picture`: a JPEG. Throws `ProviderUnavailable`. */
  check(bvn: string, picture: Buffer): Promise<Verdict>
  /** What became of a pending check. Throws `ProviderUnavailable`. */
  follow(reference: string): Promise<Verdict>
}

// Only what is needed is read: the rest of a person's record is dropped here and goes nowhere.
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

/** Dojah's API: is it a living face, and is it the face behind the BVN? Both within `timeoutMs`. */
export function dojahIdentity(access: DojahAccess, timeoutMs: number): IdentityProvider {
  return {
    async check(bvn, picture) {
      const signal = AbortSignal.timeout(timeoutMs)
      const image = picture.toString('base64')
      const ask = (path: string, body: object) => post(access, path, body, signal)
      const living = await ask('/api/v1/ml/liveness/', { image })
      if (living === null) return refused(unreadable)
      const trouble = troubleWithFace(read(Liveness, living))
      if (trouble) return refused(trouble)
      const matched = await ask('/api/v1/kyc/bvn/verify', { bvn, selfie_image: image })
      return matched === null ? refused(unknownNumber) : verdictOf(read(Match, matched))
    },

    async follow(reference) {
      const path = `/api/v1/kyc/verification?reference_id=${encodeURIComponent(reference)}`
      const answer = await request(access, path, {}, AbortSignal.timeout(timeoutMs))
      if (answer === null) return { state: 'refused', reference, reason: cameToNothing }
      const { verification_status } = read(Followed, answer)
      if (verification_status === 'completed') return { state: 'matched', reference, names: null }
      if (verification_status === 'failed') return { state: 'refused', reference, reason: noMatch }
      return { state: 'pending', reference, names: null }
    },
  }
}

const noMatch = 'The face in your picture does not match the picture of your BVN.'
const unreadable =
  'Your picture could not be read. Take it again in good light, your whole face in it.'
const unknownNumber = 'We could not find this BVN. Check the 11 digits and try again.'
export const cameToNothing = 'The check came to no end. Please try again.'

function refused(reason: string, reference: string | null = null): Verdict {
  return { state: 'refused', reference, reason }
}

function troubleWithFace({ entity: { face, liveness } }: z.output<typeof Liveness>): string | null {
  if (!face.face_detected) return 'We could not see a face in your picture. Take it again.'
  if (face.multiface_detected) return 'There is more than one face in your picture. Take it alone.'
  if (liveness.liveness_probability <= minLiveness) {
    return 'Your picture does not look like a living person. Take it again, not from a screen or a print.'
  }
  return null
}

function verdictOf({ entity }: z.output<typeof Match>): Verdict {
  const reference = entity.reference_id ?? null
  const { verification_status, selfie_verification } = entity
  const told = [entity.first_name, entity.middle_name, entity.last_name].filter((part) => !!part)
  const names = told.length > 0 ? told.map(String) : null
  if (verification_status === 'pending' || verification_status === 'ongoing') {
    if (reference) return { state: 'pending', reference, names }
    throw new ProviderUnavailable('Dojah leaves a check open without a reference')
  }
  if (!selfie_verification?.match || selfie_verification.confidence_value < minConfidence) {
    return refused(noMatch, reference)
  }
  return { state: 'matched', reference, names }
}

function post(access: DojahAccess, path: string, body: object, signal: AbortSignal) {
  return request(access, path, { method: 'POST', body: JSON.stringify(body) }, signal)
}

/** The answer's body; null where Dojah finds what was sent wrong or unknown. Never logs either. */
async function request(
  { url, appId, secretKey }: DojahAccess,
  path: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = { AppId: appId, Authorization: secretKey, 'content-type': 'application/json' }
  const where = path.split('?', 1)[0]
  try {
    const response = await fetch(url + path, { ...init, headers, redirect: 'error', signal })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    if (response.status === 400 || response.status === 404) return null
    throw new ProviderUnavailable(`Dojah answers ${response.status} at ${where}`)
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable(`Dojah does not answer at ${where}`)
  }
}

function read<T extends z.ZodType>(shape: T, answer: unknown): z.output<T> {
  const parsed = shape.safeParse(answer)
  // Without the cause: it could repeat what stood in the answer.
  if (!parsed.success) throw new ProviderUnavailable('Dojah answers what we do not understand')
  return parsed.data
}
