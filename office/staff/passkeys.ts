import { api } from '../api/api.ts'

/** Makes a passkey on this device and adds it; answers recovery codes where it is the first factor. */
export async function addPasskey(): Promise<string[]> {
  const { created } = await import('#client/second-factor/passkeys.ts')
  const { data } = await api('POST /office/passkeys/options')
  const credential = await created(data.options)
  return (await api('POST /office/passkeys', { body: { credential } })).data.recovery_codes
}
