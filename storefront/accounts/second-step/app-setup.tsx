import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { notify } from '#client/notices.tsx'
import { TotpSetup } from '#client/second-factor/totp-setup.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { signInMethods } from './queries.ts'

interface AppSetupProps {
  onClose: () => void
  /** Recovery codes, where this switched the second factor on. */
  onCodes: (codes: string[]) => void
}

/** Sets up an authenticator app: its QR code or secret, and a first code as the proof. */
export function AppSetup({ onClose, onCodes }: AppSetupProps) {
  const api = useApi()
  const queries = useQueryClient()
  async function confirm(code: string) {
    const { message, data } = await api('POST /accounts/second-factor/totp/confirm', {
      body: { code },
    })
    notify(message)
    await queries.invalidateQueries({ queryKey: signInMethods(api).queryKey })
    onClose()
    onCodes(data.recovery_codes)
  }
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <TotpSetup
        begin={async () => (await api('POST /accounts/second-factor/totp')).data}
        confirm={confirm}
      />
    </Dialog>
  )
}
