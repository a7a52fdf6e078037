import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Verification } from './accounts.ts'

export { identityConsent } from './identity-consent.ts'

const megabyte = 1024 * 1024

export const identity = {
  check: endpoint({
    method: 'POST',
    path: '/accounts/kyc/liveliness-check',
    access: 'customer',
    summary: 'Check a selfie and a BVN, with the customer’s consent; neither is stored',
    bodyLimit: 4 * megabyte,
    body: z.object({
      /** A data URL or bare base64: JPEG, PNG or WebP. */
      media_file: z.string().trim().min(1, 'You need to take your picture'),
      bvn: z.string().regex(/^\d{11}$/, 'BVN should be 11 digits'),
    }),
    answer: z.object({ data: z.object({ verification: Verification }) }),
    errors: [
      'identity_not_matched',
      'already_verified',
      'bvn_in_use',
      'conflict',
      'too_many_tries',
      'provider_unavailable',
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/accounts/kyc/withdraw',
    access: 'customer',
    summary: 'Withdraw the consent to the identity check: what is kept of it is deleted',
    answer: z.object({}),
  }),
} as const
