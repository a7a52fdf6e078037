import { afterAll, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { during, kindOf, lineToBe, options, type Rig } from '#server/test-bad-lines.ts'
import { openBadLine } from '#simulators/bad-line.ts'
import { openBadMailLine } from '#simulators/bad-mail-line.ts'
import { smtpMail } from './smtp.ts'
import { termiiSms } from './termii.ts'
import { openTestApp, rows } from './test-messages.ts'

/** Termii and a mail server: a code, another SMS, and a mail. */
export async function messageRigs(
  database: Database,
): Promise<{ code: Rig; otherSms: Rig; mail: Rig }> {
  const termii = lineToBe(openBadLine)
  const smtp = lineToBe(openBadMailLine)
  const app = await openTestApp(database, {
    timeoutMs: options.timeoutMs,
    via: { termii: termii.via, smtp: smtp.via },
  })
  afterAll(() => app[Symbol.asyncDispose]())
  const [sms, mail] = [await termii.line, await smtp.line]
  const access = { url: sms.url, apiKey: app.outside.termii?.apiKey ?? '', senderId: 'Oja' }
  const from = { name: 'Oja', address: 'mall@example.com' }
  const message = {
    reference: '7e1bd5b2-4a0e-4a3f-9a55-0d1a3d9f6b11',
    wording: { sms: 'Hello', subject: 'Hello', mail: ['Hello'], code: '123456' },
  }

  /** Sends it while the line is broken. */
  async function sent(contact: string, send: () => Promise<void>, mend: () => Promise<void>) {
    await send()
    await vi.waitFor(async () => {
      const [row] = await rows(database, contact)
      expect(row?.state === 'dead' || Number(row?.attempts) > 0).toBe(true)
    })
    await mend()
    const [row] = await rows(database, contact)
    if (row?.state === 'dead') return 'gives up'
    await vi.waitFor(async () =>
      expect((await rows(database, contact))[0]?.state).toBe('delivered'),
    )
    return 'again'
  }

  let last = 7_000
  const smsRig = (template: 'register_code' | 'password_changed'): Rig => ({
    kind: (fault) =>
      during(sms, fault, /./, () =>
        kindOf(termiiSms(access, options).send({ ...message, to: '+2348031236001' })),
      ),
    async next(fault) {
      last += 1
      const to = { phone_number: `+234803123${last}` }
      await sms.breakOff(fault)
      const send = () =>
        template === 'register_code'
          ? app.send({ to, channel: 'sms', template })
          : app.send({ to, channel: 'sms', template, values: { changedAt: new Date() } })
      return sent(to.phone_number, send, sms.mend)
    },
  })
  return {
    code: smsRig('register_code'),
    otherSms: smsRig('password_changed'),
    mail: {
      kind: (fault) =>
        during(mail, fault, /./, async () => {
          const transport = smtpMail({ url: mail.url, from }, options)
          const kind = await kindOf(transport.send({ ...message, to: 'ada@example.com' }))
          transport.close()
          return kind
        }),
      async next(fault) {
        last += 1
        const to = { email: `ada${last}@example.com` }
        await mail.breakOff(fault)
        const send = () => app.send({ to, channel: 'email', template: 'register_code' })
        return sent(to.email, send, mail.mend)
      },
    },
  }
}
