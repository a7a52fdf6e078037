import type { Status } from '../operations/operations.ts'
import { escapeHtml } from '../platform/http/html.ts'

type Service = Status['services'][number]
type StatusDay = Service['days'][number]

interface PageSettings {
  storeName: string
  styles: string
}

/** `/status` as HTML. Times are in Lagos. */
export function statusPage(status: Status, { storeName, styles }: PageSettings): string {
  const { services } = status
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(storeName)} service status</title>
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/mark.svg" type="image/svg+xml"><style>${styles}</style></head>
<body><header><div class="width"><a href="/">${logo}${escapeHtml(storeName)}</a></div></header>
<main class="width"><div><h1>${escapeHtml(storeName)} service status</h1>
<p class="soft">${escapeHtml(headline(services))} ${escapeHtml(`As of ${moment.format(new Date(status.at))}, Lagos time.`)}</p></div>
${outage(status)}${closures(status)}${services.map(section).join('\n')}
${key}
<p class="soft small">We measure our services three times a minute: failed pages, orders and calls to our payment, bank and message providers, the response of our database, and delays of messages. A red day had an hour or more of failure. Uptime counts the minutes of 90 days, except those when we closed a service ourselves.</p>
<nav aria-label="Help"><a href="/">Back to the shop</a><a href="/faq">FAQ</a><a href="/contact-us">Contact us</a></nav>
</main></body></html>`
}

const logo = `<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="3"><circle cx="20" cy="20" r="17" stroke-dasharray="5.4 3.5"/><circle cx="20" cy="20" r="11"/></g><circle cx="20" cy="20" r="5" class="heart"/></svg>`

const moment = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayOf = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

function headline(services: Service[]): string {
  const states = services.map(({ state }) => state)
  if (states.includes('down')) return 'A service is down.'
  if (states.includes('degraded')) return 'Some services have problems.'
  return states.includes('closed')
    ? 'We have closed a service for now. The rest work.'
    : 'All services are working.'
}

function outage({ database_unanswered_since: since }: Status): string {
  if (since === null) return ''
  const words = `Our database has not responded since ${moment.format(new Date(since))}. You can browse saved pages, but orders, payments and messages must wait. The figures below are from before then.`
  return `<p class="notice alarm">${escapeHtml(words)}</p>`
}

function closures({ closed }: Status): string {
  const all = Object.values(closed).map((words) => `<p>${escapeHtml(words)}</p>`)
  return all.length > 0 ? `<div class="notice">${all.join('')}</div>` : ''
}

const stateNames: Record<Service['state'], string> = {
  works: 'Working',
  degraded: 'Problems',
  down: 'Down',
  closed: 'Closed',
}

function section({ name, title, state, words, percent, days }: Service): string {
  return `<section class="service" aria-labelledby="${name}">
<div class="head"><h2 id="${name}">${escapeHtml(title)}</h2><span class="state ${state}">${stateNames[state]}</span></div>
<p>${escapeHtml(words)}</p>
${bars(days, percent)}
<div class="axis soft small"><span>90 days ago</span><span>Today</span></div>
<p class="small">${percentWords(percent)}</p>
${badDays(days)}</section>`
}

function percentWords(percent: number | null): string {
  return percent === null ? 'No figures yet.' : `${percent.toFixed(2)} % uptime`
}

const dayNames: Record<StatusDay['state'], string> = {
  works: 'working',
  degraded: 'problems',
  down: 'down',
  off: 'not running',
  closed: 'closed by us',
  unmeasured: 'not measured',
}

/** A bar's height tells its state too, for those who do not tell the colours apart. */
const heights: Record<StatusDay['state'], number> = {
  works: 40,
  degraded: 28,
  down: 18,
  off: 10,
  closed: 24,
  unmeasured: 4,
}

function bars(days: StatusDay[], percent: number | null): string {
  const rects = days.map(({ day, state }, index) => {
    const height = heights[state]
    const words = `${dayText(day)}: ${dayNames[state]}`
    return `<rect x="${index * 4}" y="${40 - height}" width="3" height="${height}" class="${state}"><title>${words}</title></rect>`
  })
  const label = `90 days: ${percentWords(percent)}`
  return `<svg class="days" viewBox="0 0 ${days.length * 4 - 1} 40" preserveAspectRatio="none" role="img" aria-label="${label}">${rects.join('')}</svg>`
}

/** The same in words, without the days on which all was well. */
function badDays(days: StatusDay[]): string {
  const lines = days
    .filter(({ state }) => state !== 'works' && state !== 'unmeasured')
    .toReversed()
    .map((day) => `<li>${dayText(day.day)}: ${lossOf(day)}</li>`)
  if (lines.length === 0) return ''
  const count = lines.length === 1 ? '1 day' : `${lines.length} days`
  return `<details class="small"><summary>${count} with problems</summary><ul>${lines.join('')}</ul></details>`
}

function lossOf({ degraded, down, off, closed }: StatusDay): string {
  const parts = [
    [down, 'down'],
    [off, 'not running'],
    [degraded, 'problems'],
    [closed, 'closed by us'],
  ] as const
  return parts
    .filter(([minutes]) => minutes > 0)
    .map(([minutes, words]) => `${words} for ${duration(minutes)}`)
    .join(', ')
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
  return parts.filter(Boolean).join(' ')
}

function dayText(day: string): string {
  return dayOf.format(new Date(`${day}T00:00:00Z`))
}

const keyed = ['works', 'degraded', 'down', 'off', 'closed', 'unmeasured'] as const
const key = `<ul class="key soft small" aria-label="What the bars mean">${keyed
  .map(
    (state) =>
      `<li><svg width="6" height="20" aria-hidden="true"><rect y="${20 - heights[state] / 2}" width="6" height="${heights[state] / 2}" class="${state}"/></svg>${dayNames[state]}</li>`,
  )
  .join('')}</ul>`
