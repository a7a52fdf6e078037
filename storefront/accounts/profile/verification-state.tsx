import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Account } from '#contract/shop/accounts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { promptVerification } from '../../session/prompts.ts'

/** Few customers withdraw it: the question is loaded on demand. */
const WithdrawConsent = lazy(() => import('./withdraw-consent.tsx'))

/** The status of the identity check (checkout and rooms specification, section 2). */
export function VerificationState({ verification }: { verification: Account['verification'] }) {
  if (verification?.is_verified === 1) {
    return (
      <Box icon="check" tone="bg-success-soft text-success">
        <p className="font-semibold">Account verified</p>
        <Withdraw />
      </Box>
    )
  }
  return (
    <div className="grid gap-3">
      <Box icon="alert" tone="bg-accent-soft text-on-accent-soft">
        <p className="font-semibold">
          Account not verified! Kindly complete your KYC to verify your account
        </p>
        {verification?.is_verified !== 0 && (
          <Button look="accent" onClick={promptVerification}>
            <Icon name="shield" size={18} />
            Verify Account
          </Button>
        )}
      </Box>
      {verification && <LatestCheck verification={verification} />}
    </div>
  )
}

/** The latest check, while it is pending or after it has failed. */
function LatestCheck({ verification: { is_verified, status, reason } }: Verified) {
  const isPending = is_verified === 0
  return (
    <Box
      icon={isPending ? 'clock' : 'close'}
      tone={isPending ? 'bg-brand-soft text-link' : 'bg-danger-soft text-danger'}
    >
      <div className="grid gap-0.5">
        <p className="font-semibold first-letter:uppercase">
          {status ?? (isPending ? 'pending' : 'failed')}
        </p>
        {reason && <p className="text-sm">{reason}</p>}
      </div>
      <Withdraw />
    </Box>
  )
}

interface Verified {
  verification: NonNullable<Account['verification']>
}

function Withdraw() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Withdraw consent
      </Button>
      {isOpen && (
        <Suspense>
          <WithdrawConsent onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Box({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <div className={classes('flex items-start gap-3 rounded-lg p-4', tone)}>
      <span className="mt-0.5 shrink-0">
        <Icon name={icon} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3">
        {children}
      </div>
    </div>
  )
}
