import { isRecord, isText, isWhole, listOf } from '#client/guards.ts'
import { kobo } from '#contract/kobo.ts'
import { readChoices } from './checkout.ts'
import { readCache } from './client-cache.ts'
import { readAuth } from './read-auth.ts'
import { readItems, readPicture } from './read-cart.ts'
import { readPending } from './read-pending.ts'
import { type App, type AppState, type Cart, emptyCart, type SavedItem } from './state.ts'

/** The name of `pending` in entries of earlier releases, which have the same version. */
const earlierNameOfPending = 'unsent'

/**
 * The stored state, whatever is in storage: an older version, a manual edit, half a write. Invalid
 * parts start empty; a valid part is never lost with an invalid one.
 */
export function readState(stored: unknown): AppState {
  const state = isRecord(stored) ? stored : {}
  return {
    cart: readCart(state.cart),
    auth: readAuth(state.auth),
    app: readApp(state.app),
    saved: listOf(state.saved, readSaved),
    pending: readPending(state.pending ?? state[earlierNameOfPending]),
    checkout: readChoices(state.checkout),
    cache: readCache(state.cache),
  }
}

function readCart(stored: unknown): Cart {
  if (!isRecord(stored)) return emptyCart
  const { shippingFee, totalOrderFee, total_products, coupon } = stored
  const { coupon_amount_percent, new_total_products } = stored
  return {
    carts: readItems(stored.carts),
    shippingFee: kobo(isWhole(shippingFee) ? shippingFee : 0),
    totalOrderFee: kobo(isWhole(totalOrderFee) ? totalOrderFee : 0),
    total_products: isWhole(total_products) ? total_products : 0,
    coupon: isText(coupon) ? coupon : null,
    coupon_amount_percent: isWhole(coupon_amount_percent) ? coupon_amount_percent : 0,
    new_total_products: kobo(isWhole(new_total_products) ? new_total_products : 0),
  }
}

function readApp(stored: unknown): App {
  const { uiMode, dataSaver, codeSend, deliveryState } = isRecord(stored) ? stored : {}
  const waits = Object.entries(isRecord(codeSend) ? codeSend : {})
  return {
    uiMode: uiMode === 'light' || uiMode === 'dark' ? uiMode : null,
    dataSaver: typeof dataSaver === 'boolean' ? dataSaver : null,
    deliveryState: isText(deliveryState) ? deliveryState : null,
    // No contact has a blank in it: a former release wrote the purpose before it.
    codeSend: Object.fromEntries(
      waits.flatMap(([to, at]) => (isWhole(at) && !to.includes(' ') ? [[to, at]] : [])),
    ),
  }
}

function readSaved(stored: unknown): SavedItem | null {
  if (!isRecord(stored) || !isWhole(stored.id, 1)) return null
  const { id, discount, images } = stored
  return { id, discount: isWhole(discount) ? discount : 0, images: listOf(images, readPicture) }
}
