import { escapeHtml } from '../console.ts'
import type { HostedLink, Transaction } from './book.ts'
import { cards } from './cards.ts'
import { hostedStyle } from './hosted-style.ts'

export interface HostedPageProps {
  link: HostedLink
  transaction: Transaction | undefined
  now: Date
  /** Why the bank declined the last attempt. */
  problem: string | null
}

/** The hosted payment page, made for phones: an amount, three payment methods and four outcomes. */
export function hostedPage({ link, transaction, now, problem }: HostedPageProps): string {
  const isLate = new Date(link.expires_at) <= now
  if (transaction?.status === 'successful')
    return notice(link, 'Paid', 'This has been paid. You can close this page.')
  if (link.is_closed) {
    return notice(
      link,
      'This page is closed',
      'This payment link is currently inactive. Go back to the shop to pay on a new one.',
    )
  }
  const notes = [
    problem && `<p class="problem" role="alert">${escapeHtml(problem)} Try another card.</p>`,
    transaction && '<p class="note">The last try has failed. You can try again here.</p>',
    isLate &&
      '<p class="note">The time to pay is over. What is paid now reaches the shop late.</p>',
  ]
  return document(
    link,
    `${notes.filter(Boolean).join('\n')}
<form method="post" action="/simulators/flutterwave/pay">
<input type="hidden" name="link" value="${escapeHtml(link.id)}">
<fieldset><legend>Pay with</legend><div class="methods">
${methodOption('card', 'Card', true)}${methodOption('ussd', 'USSD')}${methodOption('bank_transfer', 'Transfer')}</div>
${cardPanel()}${ussdPanel(link)}${transferPanel(link)}</fieldset>
<div class="ends">
<button class="pay" name="outcome" value="success">Pay</button>
<button name="outcome" value="success_without_return">Pay and never return</button>
<button name="outcome" value="fail">Fail</button>
<button name="outcome" value="cancel">Cancel</button>
</div></form>`,
  )
}

/** After paying in a browser that never goes back to the shop. */
export function neverReturned(link: HostedLink): string {
  return notice(
    link,
    'Paid, and the way back is lost',
    'The money has been taken, and this browser will not return to the shop. Close the page: the shop finds out by itself.',
  )
}

export function noSuchPage(): string {
  return document(null, '<h1>There is no such payment page</h1>')
}

function methodOption(value: string, label: string, isChosen = false): string {
  return `<label><input type="radio" name="payment_type" value="${value}"${isChosen ? ' checked' : ''}>
<span>${label}</span></label>`
}

function cardPanel(): string {
  const options = cards.map(
    ({ number, label }) => `<option value="${number}">${escapeHtml(label)}</option>`,
  )
  return `<div class="panel card"><label>Test card <select name="card">${options.join('')}</select></label>
<p>PIN 3310, one-time password 12345: they are not asked for here.</p></div>`
}

function ussdPanel({ amount, tx_ref }: HostedLink): string {
  const code = `*566*002*${digitsOf(tx_ref, 7)}#`
  return `<div class="panel ussd"><p>Dial on the phone of your bank account:</p>
<p class="big">${code}</p><p>and confirm ${naira(amount)}. Then press Pay.</p></div>`
}

function transferPanel({ amount, tx_ref }: HostedLink): string {
  return `<div class="panel transfer"><p>Send exactly ${naira(amount)} to</p>
<p class="big">${digitsOf(tx_ref, 10)}</p><p>Mock Bank, in the name of the shop. Then press Pay.</p></div>`
}

/** Digits that depend on the reference alone: the same at every view of a payment. */
function digitsOf(reference: string, length: number): string {
  const digits = [...reference].map((sign) => String(sign.charCodeAt(0) % 10)).reverse()
  return digits.slice(0, length).join('').padEnd(length, '0')
}

function notice(link: HostedLink, title: string, text: string): string {
  return document(link, `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`)
}

export function naira(amount: number): string {
  return `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
}

function document(link: HostedLink | null, body: string): string {
  const head = link
    ? `<header><p class="shop">${escapeHtml(link.title)}</p>
<p class="what">${escapeHtml(link.description)}</p>
<h1><span class="hidden">Pay </span>${naira(link.amount)}</h1>
<p class="who">${escapeHtml(link.email)}</p></header>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${link ? `Pay ${naira(link.amount)}` : 'Payment'}</title>
<style>${hostedStyle}</style></head><body><main>${head}${body}
<footer>A simulated payment page: no real money moves.</footer></main></body></html>`
}
