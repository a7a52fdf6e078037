import { TotpSetup } from '#client/second-factor/totp-setup.tsx'
import { api } from '../api/api.ts'

/** Sets up a member's authenticator app. */
export function OfficeTotp({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  return (
    <TotpSetup
      begin={async () => (await api('POST /office/totp')).data}
      confirm={async (code) => {
        const { data } = await api('POST /office/totp/confirm', { body: { code } })
        onDone(data.recovery_codes)
      }}
    />
  )
}
