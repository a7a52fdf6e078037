import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Motif } from '#ui/motif.tsx'
import { useUser } from '../../session/session.ts'
import { changeState, useAppState } from '../../state/store.ts'
import { greets } from './greets.ts'

/**
 * The greeting after a login, once; Skip, close and Verify Account dismiss it (storefront specification, section 4).
 * A verified customer's button leads to the account.
 */
export default function WelcomePopup() {
  const navigate = useNavigate()
  useDismissalOnLeaving()
  const firstName = useUser()?.first_name
  const isVerified = useAppState(({ auth }) => auth.verifyUserInfo?.is_verified === 1)
  function verify() {
    changeState('auth', (auth) => ({ ...auth, welcomePopup: false, verifyBtnClick: true }))
    void navigate({ to: '/dashboard/my-account' })
  }
  function openAccount() {
    dismiss()
    void navigate({ to: '/dashboard/my-account' })
  }
  return (
    <Dialog title={`Welcome, ${firstName}!`} onClose={dismiss}>
      <div className="grid gap-5">
        <div className="relative h-20 overflow-hidden rounded-md bg-frame text-on-frame-soft">
          <Motif name="birds" className="opacity-60" />
        </div>
        {isVerified ? (
          <p>Good to see you again. Your cart and saved items are here.</p>
        ) : (
          <p className="flex gap-3">
            <span className="shrink-0 text-link">
              <Icon name="shield" size={24} />
            </span>
            Verify your account to get your own account number for funding your wallet.
          </p>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" shape="lg" onClick={dismiss}>
            Skip
          </Button>
          {isVerified ? (
            <Button look="accent" shape="lg" onClick={openAccount}>
              My Account
            </Button>
          ) : (
            <Button look="accent" shape="lg" onClick={verify}>
              Verify Account
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Who goes on to another page that has it has seen it. */
function useDismissalOnLeaving() {
  const router = useRouter()
  useEffect(() => {
    addEventListener('pagehide', dismiss)
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged && greets(toLocation.pathname)) dismiss()
    })
    return () => {
      removeEventListener('pagehide', dismiss)
      unsubscribe()
    }
  }, [router])
}

function dismiss() {
  changeState('auth', (auth) => ({ ...auth, welcomePopup: false }))
}
