/** The entry in which this tab has the payment and the token of the link, while its shopper is at the card provider's page. */
const entry = 'oja-pay-link'

/** Without storage the link in the message still works. */
export function rememberLink(txRef: string, token: string): void {
  try {
    sessionStorage.setItem(entry, `${txRef} ${token}`)
  } catch {
    return
  }
}

/** The token of the link that this payment was begun by; null: its shopper pays as a customer. */
export function linkOfPayment(txRef: string | null): string | null {
  try {
    const [of, token] = sessionStorage.getItem(entry)?.split(' ') ?? []
    return (txRef !== null && of === txRef && token) || null
  } catch {
    return null
  }
}
