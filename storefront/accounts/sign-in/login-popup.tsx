import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#ui/dialog.tsx'
import { closePrompt } from '../../session/prompts.ts'
import { useSignedIn } from '../../session/session.ts'
import { textLink } from './account-page.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * Login or sign-up over the current page, which stays as it is; afterwards the shopper goes on to
 * `then` (storefront specification, section 2).
 */
export default function LoginPopup({ then }: { then?: string }) {
  const [isNew, setNew] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const signedIn = useSignedIn()
  useEffect(() => router.subscribe('onBeforeNavigate', closePrompt), [router])
  useEffect(() => {
    if (!signedIn) return
    closePrompt()
    if (then) void router.navigate({ href: then })
  }, [signedIn, then, router])
  function toggle() {
    flushSync(() => setNew(!isNew))
    // The pressed button, which had the focus, is gone.
    content.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog title={isNew ? 'Register' : 'Log in'} onClose={closePrompt}>
      <div ref={content}>
        {isNew ? (
          <SignUpForm logIn={<SwitchButton onClick={toggle}>Log In</SwitchButton>} />
        ) : (
          <LoginForm signUp={<SwitchButton onClick={toggle}>Register</SwitchButton>} />
        )}
      </div>
    </Dialog>
  )
}

/** Switches between login and sign-up. */
function SwitchButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className={textLink}>
      {children}
    </button>
  )
}
