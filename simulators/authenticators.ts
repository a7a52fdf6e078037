import { escapeHtml, page } from './console.ts'
import { sendJson, sendPage } from './send.ts'
import type { Panel } from './simulators.ts'

/** A demo person of the staff, and the digits that their authenticator app displays now. */
interface StaffCode {
  name: string
  email: string
  role: string
  digits: string
}

/** Seconds for which an app displays its digits. */
const periodSeconds = 30

/** The phones of the demo mall's staff: whoever tries the office out reads the second step here. */
export function authenticators(
  storeName: string,
  now: () => Date,
  codes: () => Promise<StaffCode[]>,
): Panel {
  return {
    panel: () => `<section><h2>Staff</h2>
<p>The authenticator apps of the demo mall’s staff. <a href="/simulators/staff">Their digits</a></p></section>`,
    answers: {
      'GET /simulators/staff': async (_, response) =>
        sendPage(response, digitsPage(storeName, await codes(), secondsLeft(now()))),
      'GET /simulators/staff.json': async (_, response) =>
        sendJson(response, 200, { seconds_left: secondsLeft(now()), codes: await codes() }),
    },
  }
}

function secondsLeft(now: Date): number {
  return periodSeconds - (Math.floor(now.getTime() / 1000) % periodSeconds)
}

function digitsPage(storeName: string, codes: StaffCode[], seconds: number): string {
  const people = codes.map(
    ({ name, email, role, digits }) => `<li><span class="code">${digits}</span><br>
<strong>${escapeHtml(role)}</strong> · ${escapeHtml(name)} · ${escapeHtml(email)}</li>`,
  )
  const none = `<p>Nobody of the demo mall has an authenticator app. A mall that was seeded before it had an
office has no such people: <code>npm run mall -- staff invite EMAIL Owner --reason WHY</code> invites the first owner.</p>`
  return page(
    `${storeName}: digits of the staff`,
    `<p>Each works once, and new ones come in ${seconds} seconds. <a href="/simulators/staff">Read them again</a></p>
${people.length > 0 ? `<ol>${people.join('\n')}</ol>` : none}
<p><a href="/office/sign-in">Sign in to the office</a> · <a href="/simulators">All simulators</a></p>`,
  )
}
