import { useOnline } from '#client/browser.ts'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { type PaymentCode, paymentMethods } from '#contract/shop/payment-methods.ts'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'

interface PlaceButtonProps {
  shipping: ShippingCode | null
  payment: PaymentCode | null
  total: Kobo
  /** Whether everything that the order needs is chosen and allowed. */
  isReady: boolean
  /** An order was sent and has no answer yet. */
  isUnanswered: boolean
  isBusy: boolean
  onPress: () => void
}

/** The checkout's button (checkout and rooms specification, sections 2 and 4). */
export function PlaceButton(props: PlaceButtonProps) {
  const { shipping, payment, total, isReady, isUnanswered, isBusy, onPress } = props
  const online = useOnline()
  const isOpen = online && (isUnanswered || (isReady && payment !== null))
  return (
    <Button look="accent" shape="lg" disabled={isBusy || !isOpen} onClick={onPress}>
      {isBusy
        ? 'Processing...'
        : !online
          ? 'No order offline'
          : isUnanswered
            ? 'Try again'
            : label(shipping, payment, total)}
    </Button>
  )
}

function label(shipping: ShippingCode | null, payment: PaymentCode | null, total: Kobo): string {
  const isPaidLater = payment !== null && paymentMethods[payment].paid === 'at-pickup'
  return shipping === 'pick-up' && isPaidLater
    ? 'Proceed to Place Order'
    : `Proceed to Pay ${formatNaira(toNaira(total))}`
}
