import { toNaira } from '#contract/kobo.ts'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { productOrders } from '../../cart/rules.ts'
import type { Address } from '../../delivery/queries.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import type { CheckoutBody } from '../../state/checkout.ts'
import type { Figures } from '../figures.ts'
import type { ChosenShipping } from '../shipping/shipping-methods.tsx'

/** All that the shopper chose on the checkout page. */
export interface OrderDraft {
  items: CartItem[]
  figures: Figures
  /** Null for a pick-up without a saved address. */
  address: Address | null
  shipping: ChosenShipping
  paymentCode: PaymentCode | null
  coupon: string | null
}

/** The call's body: the figures that the shopper saw, in naira. */
export function checkoutBody(order: OrderDraft): CheckoutBody {
  const { items, figures, address, shipping, paymentCode, coupon } = order
  const { id: methodId, fee, quote } = shipping
  if (methodId === null || fee === null || paymentCode === null) {
    throw new Error('the button is disabled until everything is chosen')
  }
  return {
    product_orders: productOrders(items),
    shipping_method_id: methodId,
    payment_code: paymentCode,
    sub_total: toNaira(figures.subTotal),
    shipping: toNaira(fee),
    total: toNaira(figures.total),
    coupon_code: coupon,
    ...(address && {
      delivery_address_id: address.id,
      address_type_id: address.address_type_id,
      country_id: address.country,
      state_id: address.state_id,
      lg_id: address.lg_id,
      address: address.address,
      phone: address.phone_number,
    }),
    ...(quote && {
      rate_id: quote.id,
      carrier_id: quote.carrier_reference,
      carrier_name: quote.carrier_name,
      carrier_logo: quote.carrier_logo,
      delivery_time: quote.delivery_time,
      amount: quote.amount,
    }),
  }
}
