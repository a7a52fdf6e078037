import { useState } from 'react'
import { dateOf } from '#client/lagos-time.ts'
import { Button } from '#ui/button.tsx'
import { AppSetup } from './app-setup.tsx'
import { type SignInMethods, useChange } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What a login by password needs beside it. */
export function SecondFactor({ methods }: { methods: SignInMethods }) {
  const { required_since, has_totp, recovery_codes_left } = methods.second_factor
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[]>([])
  const { busy, change } = useChange()
  const isOn = required_since !== null
  const off = busy || undefined
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Second step after the password</h3>
      <p className="text-sm text-ink-soft">
        {isOn
          ? `On since ${dateOf(required_since)}: ${has_totp ? 'your authenticator app' : 'one of your passkeys'}${has_totp && methods.passkeys.length > 0 ? ' or a passkey' : ''} confirms each login. ${codesLeft(recovery_codes_left)}`
          : 'Off: you log in with your password only.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setSettingUp(true)}>
          {has_totp ? 'Set up another app' : 'Set up an authenticator app'}
        </Button>
        {!isOn && methods.passkeys.length > 0 && (
          <Button
            look="quiet"
            aria-disabled={off}
            onClick={() =>
              void change(async (api) => {
                const { data, message } = await api('POST /accounts/second-factor/on')
                setCodes(data.recovery_codes)
                return { message }
              })
            }
          >
            Use my passkey as second step
          </Button>
        )}
        {isOn && (
          <Button
            look="quiet"
            aria-disabled={off}
            onClick={() =>
              void change(async (api) => {
                setCodes((await api('POST /accounts/recovery-codes')).data.recovery_codes)
                return {}
              })
            }
          >
            New recovery codes
          </Button>
        )}
        {has_totp && methods.passkeys.length > 0 && (
          <Button
            look="danger"
            aria-disabled={off}
            onClick={() => void change((api) => api('POST /accounts/second-factor/totp/remove'))}
          >
            Remove the app
          </Button>
        )}
        {isOn && (
          <Button
            look="danger"
            aria-disabled={off}
            onClick={() => void change((api) => api('POST /accounts/second-factor/off'))}
          >
            Switch off
          </Button>
        )}
      </div>
      {isSettingUp && <AppSetup onClose={() => setSettingUp(false)} onCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </div>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery code left: make new ones.'
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`
}
