import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isRecord, listOf } from '#client/guards.ts'
import { type UnpaidHelp, unpaidHelp } from '#contract/shop/checkout-refusals.ts'
import { promptPhoneNumber, promptVerification } from '../../session/prompts.ts'
import { choosePayment } from '../choices.ts'

/** What helps, by the `data` of a refusal of an order that would have waited for its money. */
export function helpIn(data: unknown): UnpaidHelp[] {
  const known = (entry: unknown) => unpaidHelp.find((each) => each === entry) ?? null
  return isRecord(data) ? listOf(data.help, known) : []
}

const look = 'inline-flex min-h-11 items-center font-semibold underline'

/** A button or link for each thing that helps. */
export function UnpaidHelpLinks({ help }: { help: UnpaidHelp[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {help.map((each) => (
        <li key={each}>{actions[each]}</li>
      ))}
    </ul>
  )
}

const actions: Record<UnpaidHelp, ReactNode> = {
  'pay-now': press('Pay by card', () => choosePayment('flutterwave')),
  'pay-from-wallet': press('Pay from the wallet', () => choosePayment('wallets')),
  'pay-waiting': (
    <Link to="/dashboard/orders" search={{ tab: 'PENDING' }} className={look}>
      Unpaid orders
    </Link>
  ),
  'order-fewer': (
    <Link to="/cart" className={look}>
      Change the cart
    </Link>
  ),
  'add-phone': press('Add phone number', () => promptPhoneNumber()),
  'check-identity': press('Verify Account', promptVerification),
}

function press(name: string, onPress: () => void): ReactNode {
  return (
    <button type="button" onClick={onPress} className={look}>
      {name}
    </button>
  )
}
