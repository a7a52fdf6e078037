import { formatNaira } from '#ui/naira.ts'
import { useUser } from '../session/session.ts'

/** The wallet's balance; a dash until the profile has loaded. */
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
