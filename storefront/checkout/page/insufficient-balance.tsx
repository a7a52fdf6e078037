import { Link } from '@tanstack/react-router'
import { depositChargeNaira } from '#contract/limits.ts'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUser } from '../../session/session.ts'

/** Why the chosen wallet cannot pay (checkout and rooms specification, section 8). */
export function InsufficientLine() {
  const account = useUser()?.bank?.account_number
  return (
    <p role="alert" className="text-sm text-danger">
      Your balance is less than your Cart Total, kindly fund your wallet account
      {account && ` ${account}`} or select another means of payment
    </p>
  )
}

/** The popup for a wallet whose balance is not above the order's total. */
export function InsufficientBalance({ onClose }: { onClose: () => void }) {
  const { bank, deposits_closed: closed } = useUser() ?? {}
  return (
    <Dialog title="Wallet balance" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-lg font-semibold">
          Oops! Insufficient balance. Kindly fund your account or choose another payment mode
        </p>
        {bank ? (
          <p className="rounded-md bg-sunken p-3 text-sm">
            Transfer to <strong className="tabular-nums">{bank.account_number}</strong>,{' '}
            {bank.bank_name}, {bank.account_name}. Each deposit costs ₦{depositChargeNaira}. Your
            balance updates when the money arrives.
          </p>
        ) : closed ? (
          <p className="text-sm text-ink-soft">{closed}</p>
        ) : (
          <p className="text-sm text-ink-soft">
            Verify your account to get an account number for deposits.{' '}
            <Link to="/dashboard/my-account" className="font-semibold text-link underline">
              Verify Account
            </Link>
          </p>
        )}
        <button
          type="button"
          onClick={onClose}
          className={buttonClass({ look: 'accent', shape: 'lg' })}
        >
          Choose another payment mode
        </button>
      </div>
    </Dialog>
  )
}
