import { z } from 'zod'
import type { Endpoint, OfficeAccess, OpenOfficeAccess, ShopAccess } from '#contract/endpoint.ts'
import { commonErrors, type ErrorCode, errors } from '#contract/errors.ts'
import type { Route } from '../call.ts'
import { escapeHtml } from '../html.ts'
import { accessErrors, isForOffice, permissionsOf } from '../security/access.ts'
import { typeText } from './type-text.ts'

type Declared = Pick<Route, 'domain' | 'name' | 'endpoint'>

const accessWords: Record<ShopAccess, string> = {
  public: 'anybody',
  optional: 'anybody; recognised when signed in',
  customer: 'signed in (bearer token)',
}

const officeWords: Record<OpenOfficeAccess['office'], string> = {
  anybody: 'anybody',
  password: 'staff whose password was right',
  'set-up': 'staff; before there is a second factor by password only',
  member: 'all staff',
}

/** The contract as one page, so that the browser's own find searches all of it. */
export function docsPage(title: string, base: string, routes: Declared[]): string {
  const domains = Map.groupBy(routes, ({ domain }) => domain)
  const contents = [...domains.keys()].map((domain) => `<a href="#${domain}">${domain}</a>`)
  const sections = [...domains].map(
    ([domain, calls]) =>
      `<section id="${domain}"><h2>${domain}</h2>${calls.map(callHtml).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}: the API</title><style>${docsStyle}</style></head><body>
<header><h1>${escapeHtml(title)}: the API</h1>
<p>${routes.length} calls under <code>${base}</code>, for programs as
<a href="${base}/openapi.json">OpenAPI 3.1</a>. A success is <code>{ status: true, message, … }</code>;
a failure <code>{ status: false, message, code, errors?, data? }</code>. Rely on <code>code</code>, show
<code>message</code>. Money is naira with at most two decimals; times are ISO 8601 in UTC. A change sent
with cookies repeats the cookie <code>XSRF-TOKEN</code> in the header <code>X-XSRF-TOKEN</code>.</p>
<nav>${contents.join(' ')} <a href="#errors">every call's errors</a></nav></header>
<main>${sections.join('\n')}
<section id="errors"><h2>every call's errors</h2>${errorsHtml(commonErrors)}</section></main>
</body></html>`
}

function callHtml({ domain, name, endpoint }: Declared): string {
  const { method, path, summary, access, params, query, body } = endpoint
  const own: ErrorCode[] = [...accessErrors(access), ...(endpoint.errors ?? [])]
  const allowed = isForOffice(access) ? staffWords(access) : accessWords[access]
  const parts = [
    partHtml('in the path', params),
    partHtml('query', query),
    partHtml('body', body),
    partHtml('answer', endpoint.events || endpoint.file ? undefined : endpoint.answer),
    partHtml('server-sent events', endpoint.events),
    own.length > 0 ? `<h4>errors</h4>${errorsHtml(own)}` : '',
  ]
  return `<article id="${domain}.${name}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)} <small>${allowed}${notes(endpoint)}</small></p>${parts.join('')}</article>`
}

function staffWords(access: OfficeAccess): string {
  const words =
    'staff' in access
      ? `staff with ${permissionsOf(access).join(' or ')}`
      : officeWords[access.office]
  return access.stepUp ? `${words}, second factor of the last five minutes` : words
}

function notes({ changesState, shared, bodyLimit, file, upload }: Endpoint): string {
  return [
    shared ? ' · the same for everybody, may be cached' : '',
    changesState ? ' · changes something, so guarded like a POST' : '',
    file ? ` · a file, ${file}` : '',
    upload
      ? ` · the body is a file, ${upload.types.join(', ')}, up to ${upload.maxBytes} bytes`
      : '',
    bodyLimit ? ` · up to ${Math.round(bodyLimit / 1024)} KiB` : '',
  ].join('')
}

function partHtml(heading: string, schema: z.ZodType | undefined): string {
  if (!schema) return ''
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return `<h4>${heading}</h4><pre>${escapeHtml(typeText(json))}</pre>`
}

function errorsHtml(codes: readonly ErrorCode[]): string {
  const rows = codes.map(
    (code) =>
      `<tr><td>${errors[code].status}<td><code>${code}</code><td>${escapeHtml(errors[code].text)}`,
  )
  return `<table>${rows.join('')}</table>`
}

/** The page's only inline code. */
export const docsStyle = `
:root{color-scheme:light dark;--line:light-dark(#ddd4c4,#3a3f55);--quiet:light-dark(#6b6355,#a9a594)}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;
background:light-dark(#fdfaf4,#14172a);color:light-dark(#1f2440,#ece7db)}
a{color:light-dark(#27348b,#aab6ff)}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{padding:.5rem 0}
h2{border-bottom:2px solid var(--line);margin-top:3rem}article{border-bottom:1px solid var(--line);padding:.5rem 0}
h3{margin:.5rem 0;font-weight:400;overflow-wrap:anywhere}h4{margin:.75rem 0 .25rem;font-size:.85rem;color:var(--quiet)}
small{color:var(--quiet)}pre{margin:0;padding:.5rem .75rem;overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse}td{padding:.15rem .75rem .15rem 0;vertical-align:top}`
