import { notify } from '#client/notices.tsx'
import { depositChargeNaira } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Motif } from '#ui/motif.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { promptVerification } from '../session/prompts.ts'
import { useUser } from '../session/session.ts'
import type { UserDetails } from '../state/state.ts'

/** The wallet's balance and the account number for deposits. */
export function Funds() {
  const user = useUser()
  return (
    <div className="flex flex-wrap overflow-hidden rounded-lg border border-line bg-surface *:min-w-0 *:flex-1 *:basis-72">
      <div className="relative grid content-end gap-1 bg-frame p-5 pt-14 text-on-frame md:min-h-44">
        <span className="absolute inset-x-0 top-0 block h-10 text-on-frame-soft">
          <Motif name="circles" className="opacity-30" />
        </span>
        <h2 className="text-sm font-semibold text-on-frame-soft">Available balance</h2>
        {user ? (
          <p className="text-3xl font-bold tracking-tight break-all tabular-nums">
            {formatNaira(user.wallet.available_balance)}
          </p>
        ) : (
          <Skeleton className="h-10 w-48" />
        )}
      </div>
      <div className="grid content-center gap-2 p-5">
        <h2 className="text-sm font-semibold text-ink-soft">Bank account number</h2>
        {user ? <AccountNumber user={user} /> : <Skeleton className="h-16" />}
      </div>
    </div>
  )
}

/** Only verified customers have one (checkout and rooms specification, section 6). */
function AccountNumber({
  user: { verification, bank, deposits_closed: closed },
}: {
  user: UserDetails
}) {
  if (verification?.is_verified !== 1)
    return <Unverified isPending={verification?.is_verified === 0} />
  if (closed) return <p>{closed}</p>
  if (!bank) {
    return (
      <p>Your bank is opening your account number. It will appear here, usually within a minute.</p>
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-2xl font-bold tracking-wide tabular-nums">{bank.account_number}</span>
        <Button look="quiet" onClick={() => void copy(bank.account_number)}>
          Copy<span className="sr-only"> the account number</span>
        </Button>
      </p>
      <p className="text-sm">
        {bank.bank_name} · {bank.account_name}
      </p>
      <p className="text-sm text-ink-soft">
        Transfers arrive instantly. Each deposit costs {formatNaira(depositChargeNaira)}.
      </p>
    </>
  )
}

function Unverified({ isPending }: { isPending: boolean }) {
  if (isPending) {
    return (
      <p>
        We are checking your identity. You’ll find your account number here when the check is done.
      </p>
    )
  }
  return (
    <>
      <p>Verify your account to get your own account number for funding your wallet.</p>
      <Button look="accent" className="justify-self-start" onClick={promptVerification}>
        <Icon name="shield" size={18} />
        Verify Account
      </Button>
    </>
  )
}

async function copy(accountNumber: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(accountNumber)
    notify('Copied Successfully!')
  } catch {
    // Permission denied, or the page was loaded without TLS.
    notify('We can’t copy in this browser. Select the number and copy it.', 'warning')
  }
}
