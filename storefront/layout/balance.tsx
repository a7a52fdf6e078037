import { formatNaira } from '#ui/naira.ts'
import { useUser } from '../accounts/session.ts'

/** What the wallet holds; a dash until the profile is there. */
export function AccountBalance() {
  const user = useUser()
  return (
    <>
      <span className="sr-only">Available balance: </span>
      <span className="tabular-nums">
        {user ? formatNaira(user.wallet.available_balance) : '–'}
      </span>
    </>
  )
}
