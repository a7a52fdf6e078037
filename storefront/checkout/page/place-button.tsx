import { useOnline } from '#client/browser.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { isOnTrust, type PaymentCode } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import { type Anchor, leadTo } from '../section.tsx'
import type { ChosenShipping } from '../shipping/shipping-methods.tsx'

interface PlaceButtonProps {
  shipping: ShippingCode | null
  payment: PaymentCode | null
  total: Kobo
  /** Whether everything that the order needs is chosen and allowed. */
  isReady: boolean
  /** What it waits for; null where the page says so elsewhere. */
  missing: Missing | null
  /** An order was sent and has no answer yet. */
  isUnanswered: boolean
  isBusy: boolean
  onPress: () => void
}

/**
 * The checkout's button (checkout and rooms specification, sections 2 and 4). While it is grey a press says what is
 * missing, and the link above it leads there.
 */
export function PlaceButton(props: PlaceButtonProps) {
  const { shipping, payment, total, isReady, missing, isUnanswered, isBusy, onPress } = props
  const online = useOnline()
  const isOpen = online && (isUnanswered || (isReady && payment !== null))
  const reason = !isOpen && online && !isBusy ? missing : null
  return (
    <div className="grid">
      <p role="status" className="empty:hidden">
        {reason && (
          <button
            type="button"
            onClick={() => leadTo(reason.anchor)}
            className="inline-flex min-h-11 items-center text-left text-sm font-semibold text-link underline"
          >
            {reason.words}
          </button>
        )}
      </p>
      <WaitingButton
        look="accent"
        shape="lg"
        disabled={isBusy}
        missing={isOpen || isBusy ? null : online ? (missing?.words ?? elsewhere) : offline}
        onClick={onPress}
      >
        {isBusy
          ? 'Processing...'
          : !online
            ? 'Go online to order'
            : isUnanswered
              ? 'Try again'
              : label(shipping, payment, total)}
      </WaitingButton>
    </div>
  )
}

const elsewhere = 'Something above is not ready yet.'
const offline = 'You are offline. Ordering needs a connection.'

function label(shipping: ShippingCode | null, payment: PaymentCode | null, total: Kobo): string {
  const isPaidLater = payment !== null && isOnTrust(payment)
  return shipping === 'pick-up' && isPaidLater
    ? 'Proceed to Place Order'
    : `Proceed to Pay ${formatNaira(toNaira(total))}`
}

/** What an order still needs, in words, and the part of the page that has it. */
interface Missing {
  words: string
  anchor: Anchor
}

/** The first thing that is missing, in the order of the page; null: nothing that is chosen here. */
export function missingOf(
  { code, fee }: Pick<ChosenShipping, 'code' | 'fee'>,
  payment: PaymentCode | null,
  isCovered: boolean,
): Missing | null {
  if (code === null) return { words: 'Choose a delivery method', anchor: 'shipping-method' }
  if (fee === null) return { words: 'Choose a carrier', anchor: 'shipping-method' }
  if (payment === null) return { words: 'Choose how to pay', anchor: 'pay-with' }
  return isCovered ? null : { words: 'Choose another way to pay', anchor: 'pay-with' }
}
