import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForm, receive } from '../receive.ts'
import { sendBack, sendJson } from '../send.ts'
import { type Channel, channels } from './inbox.ts'
import { isMode, type Modes, modes } from './modes.ts'

const names: Record<Channel, string> = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Mail' }

/** The console's switches of the message channels. */
export function modePanel(set: Modes): string {
  const forms = channels.map((channel) => {
    const options = Object.entries(modes).map(
      ([mode, label]) =>
        `<option value="${mode}"${set.of(channel) === mode ? ' selected' : ''}>${label}</option>`,
    )
    return `<form method="post" action="/simulators/messages"><input type="hidden" name="channel" value="${channel}">
<p><label>${names[channel]} <select name="mode">${options.join('')}</select></label> <button>Set</button></p></form>`
  })
  return `<section><h2>What happens to messages</h2>${forms.join('\n')}</section>`
}

/** `POST /simulators/messages { channel, mode }`, by a program or by the console's form. */
export async function setMode(set: Modes, request: IncomingMessage, response: ServerResponse) {
  const sent = await receive(request)
  const channel = channels.find((name) => name === sent?.channel)
  const mode = sent?.mode
  if (!channel || !isMode(mode)) {
    const message = `Say a channel (${channels.join(', ')}) and a mode (${Object.keys(modes).join(', ')}).`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  set.set(channel, mode)
  if (isForm(request)) return sendBack(response)
  sendJson(response, 200, { status: true, message: `${names[channel]}: ${modes[mode]}.` })
}
