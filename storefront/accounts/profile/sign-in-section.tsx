import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Few look at it: its code and data are loaded by the press. */
const SignInMethods = lazy(() => import('../second-step/sign-in-methods.tsx'))

/** Passkeys, second step and recovery codes. */
export function SignInSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="signing-in"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="signing-in" className="text-lg">
        Signing in
      </h2>
      <p className="text-sm text-ink-soft">
        A passkey signs you in with your fingerprint, face or screen lock. A second step protects
        you if somebody learns your password. Both are safer than SMS codes, which anyone who takes
        over your phone number can read.
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
          <SignInMethods />
        </Suspense>
      ) : (
        <div>
          <Button look="quiet" onClick={() => setOpen(true)}>
            Passkeys and second step
          </Button>
        </div>
      )}
    </section>
  )
}
