import { escapeHtml } from '../platform/http/html.ts'
import type { Wording } from './template.ts'

/** A mail for readers without HTML. */
export function mailText({ mail, code, lines = [], link }: Wording, storeName: string): string {
  const [first = '', ...rest] = mail
  const texts = lines.map(({ text }) => text)
  const last = link ? [`${link.text}: ${link.href}`] : []
  return [first, ...(code ? [code] : []), ...rest, ...texts, ...last, storeName].join('\n\n')
}

/**
 * The same with the code large and pictures of what was bought, in the HTML that every mail reader supports. Many show
 * no pictures before they are allowed: each stands beside its words.
 */
export function mailHtml(wording: Wording, storeName: string): string {
  const { subject, mail, code, lines = [], link } = wording
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
${first}${large}${rest.join('')}${tableOf(lines)}${last}
</div></body></html>`
}

/** CSS px; the pictures have twice as many. */
const pictureSize = 48

function tableOf(lines: NonNullable<Wording['lines']>): string {
  if (lines.length === 0) return ''
  const rows = lines.map(({ text, pictureUrl }) => {
    const picture = pictureUrl
      ? `<img src="${escapeHtml(pictureUrl)}" alt="" width="${pictureSize}" height="${pictureSize}" style="display:block;border-radius:6px">`
      : ''
    return `<tr><td style="padding:4px 12px 4px 0">${picture}</td><td style="padding:4px 0">${escapeHtml(text)}</td></tr>`
  })
  return `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
}
