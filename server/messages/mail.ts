import { escapeHtml } from '../platform/http/html.ts'
import type { Wording } from './template.ts'

/** A mail for readers without HTML. */
export function mailText({ mail, code, link }: Wording, storeName: string): string {
  const [first = '', ...rest] = mail
  const last = link ? [`${link.text}: ${link.href}`] : []
  return [first, ...(code ? [code] : []), ...rest, ...last, storeName].join('\n\n')
}

/** The same with the code large, in the HTML that every mail reader supports: no pictures, no scripts. */
export function mailHtml({ subject, mail, code, link }: Wording, storeName: string): string {
  const [first = '', ...rest] = mail.map((text) => `<p>${escapeHtml(text)}</p>`)
  const large = code
    ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${code}</p>`
    : ''
  const last = link
    ? `<p><a href="${escapeHtml(link.href)}" style="color:#27348b">${escapeHtml(link.text)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fdfaf4;color:#1f2440;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="font-size:20px;font-weight:700;color:#27348b">${escapeHtml(storeName)}</p>
${first}${large}${rest.join('')}${last}
</div></body></html>`
}
