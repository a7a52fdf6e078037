import { api } from '../api/api.ts'

/** Whether this browser can make a passkey at this address: it needs a name with TLS, or `localhost`. */
export function canPasskeys(origin: string | null): boolean {
  return origin === location.origin && 'PublicKeyCredential' in window
}

/** Why there is no passkey here, and where there is; null where there is one. */
export function noPasskeysHere(origin: string | null): string | null {
  if (canPasskeys(origin)) return null
  if (origin === null)
    return 'Passkeys need an address with a name, not an IP address. Use digits here.'
  if (origin !== location.origin) {
    return `Browsers refuse passkeys at this address: they work at ${origin}/office. Use digits here.`
  }
  return 'This browser has no passkeys. Use digits.'
}

/** Makes a passkey on this device and adds it; answers recovery codes where it is the first factor. */
export async function addPasskey(): Promise<string[]> {
  const { created } = await import('#client/second-factor/passkeys.ts')
  const { data } = await api('POST /office/passkeys/options')
  const credential = await created(data.options)
  return (await api('POST /office/passkeys', { body: { credential } })).data.recovery_codes
}
