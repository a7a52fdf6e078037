import { escapeHtml, page } from '../console.ts'
import type { Channel, Inbox, Received } from './inbox.ts'

const names: Record<Channel, string> = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Mail' }

/** The messages to everybody, or to one contact. */
export function inboxPage(storeName: string, inbox: Inbox, to: string): string {
  const received = inbox.list(to)
  const entries = received.map(entry).join('\n')
  const none = `<p>Nothing has arrived${to ? ' for this contact' : ''} yet.</p>`
  return page(
    `${storeName}: inbox`,
    `<form method="get" action="/simulators/inbox"><p><label>Only for
<input name="to" value="${escapeHtml(to)}" placeholder="+234… or a mail address" autocomplete="off"></label>
<button>Show</button> <a href="/simulators/inbox">Everybody</a></p></form>
<div id="messages" aria-live="polite">${received.length > 0 ? `<ol>${entries}</ol>` : none}</div>
<p><a href="/simulators">All simulators</a> · <a href="/">To the mall</a></p>`,
    '/simulators/inbox.js',
  )
}

/** The newest three, for the console. */
export function inboxPanel(inbox: Inbox): string {
  const newest = inbox.list('').slice(0, 3)
  return `<section><h2>Inbox</h2>
${newest.length > 0 ? `<ol>${newest.map(entry).join('\n')}</ol>` : '<p>Nothing has arrived yet.</p>'}
<p><a href="/simulators/inbox">All messages</a> · <a href="/simulators/inbox.json">as JSON</a></p></section>`
}

function entry({ to, channel, text, code, sent_at }: Received): string {
  const time = new Date(sent_at).toLocaleString('en-GB', {
    timeZone: 'Africa/Lagos',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  const codeRow = code
    ? `<p><span class="code">${code}</span> <button type="button" data-copy="${code}" hidden>Copy</button></p>`
    : ''
  return `<li><p><strong>${escapeHtml(to)}</strong> · ${names[channel]} ·
<time datetime="${sent_at}">${time}</time></p>${codeRow}<p class="text">${escapeHtml(text)}</p></li>`
}
