import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** Where passkeys work. Not `meQuery`: the page below a dialog keeps the member whom it knows. */
export const passkeyOriginQuery = queryOptions({
  queryKey: ['passkey-origin'],
  queryFn: async () => (await api('GET /office/me')).data.passkey_origin,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Why there is no passkey here, and where there is; null where there is one. */
export function noPasskeysHere(
  origin: string | null,
  instead = 'Use an authenticator app here.',
): string | null {
  if (origin === null) return `Passkeys need an address with a name, not an IP address. ${instead}`
  if (origin !== location.origin) {
    return `Browsers refuse passkeys at this address: they work at ${origin}/office. ${instead}`
  }
  return 'PublicKeyCredential' in window ? null : `This browser has no passkeys. ${instead}`
}
