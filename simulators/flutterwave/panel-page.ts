import { escapeHtml } from '../console.ts'
import type { Book, HostedLink } from './book.ts'
import type { DecideDeps } from './decide.ts'
import { naira } from './hosted-page.ts'
import { type SwitchName, switches } from './switches.ts'

/** Card payments on the console: the newest hosted pages, and the switches. */
export function flutterwavePanelPage({ book, switches: set }: DecideDeps): string {
  const newest = book.links().slice(0, 5)
  const list = newest.map((link) => entry(book, link)).join('\n')
  // `switches` has exactly these names; `Object.keys` loses their type.
  const names = Object.keys(switches) as SwitchName[]
  const forms = names.map((name) => {
    const options = Object.entries(switches[name].modes).map(
      ([mode, label]) =>
        `<option value="${mode}"${set.of(name) === mode ? ' selected' : ''}>${label}</option>`,
    )
    return `<form method="post" action="/simulators/flutterwave/modes">
<input type="hidden" name="name" value="${name}"><p><label>${switches[name].label}
<select name="mode">${options.join('')}</select></label> <button>Set</button></p></form>`
  })
  return `<section><h2>Card payments</h2>
${newest.length > 0 ? `<ol>${list}</ol>` : '<p>Nobody has gone to the payment page yet.</p>'}
${forms.join('\n')}</section>`
}

function entry(book: Book, link: HostedLink): string {
  const transaction = book.transactionFor(link.tx_ref)
  const refunded = transaction
    ? book.refundsOf(transaction.id).reduce((sum, one) => sum + one.amount_refunded, 0)
    : 0
  const state = transaction?.status ?? (link.is_closed ? 'closed' : 'open')
  const query = new URLSearchParams({ link: link.id, tx_ref: link.tx_ref })
  const given = refunded > 0 ? `, ${naira(refunded)} given back` : ''
  return `<li><p><strong>${naira(link.amount)}</strong> · ${escapeHtml(link.description)} ·
${escapeHtml(link.email)} · ${state}${given}</p>
<p><a href="/simulators/flutterwave/pay?${escapeHtml(query.toString())}">The page</a> ·
<code>${escapeHtml(link.tx_ref)}</code></p></li>`
}
