import { kobo, toNaira } from '#contract/money.ts'
import { isFarPrice } from '#contract/office/far-price.ts'
import { refuse } from '#server/platform/http/handler.ts'

/**
 * Refuses with `price_unconfirmed` a price far from the present one, unless it was typed twice. All kobo;
 * `confirmedKobo` is what was typed the second time.
 */
export function requireTypedTwice(
  presentKobo: number,
  amountKobo: number,
  confirmedKobo: number | null,
): void {
  if (confirmedKobo === amountKobo || !isFarPrice(presentKobo, amountKobo)) return
  const present = toNaira(kobo(presentKobo))
  const percent = Math.round((Math.abs(amountKobo - presentKobo) * 100) / presentKobo)
  const change = amountKobo > presentKobo ? 'above' : 'below'
  const again =
    confirmedKobo === null ? 'Type it a second time.' : 'The second time another was typed.'
  const message = `That is ${percent} % ${change} the present price. ${again}`
  refuse('price_unconfirmed', {
    message,
    errors: { confirmed_amount: [message] },
    data: { amount: present },
  })
}
