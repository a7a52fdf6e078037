import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { PendingLogin } from '#contract/shop/sign-in.ts'
import { byEmail, password, type TestBrowser, type testAccounts } from '../test-accounts.ts'
import { TestAuthenticator } from '../test-authenticator.ts'

export const wrong = [400, 'wrong_code']
export const right = [200, undefined]

/** Status and code of an answer. */
export const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]

export async function addPasskey(person: TestBrowser, device = new TestAuthenticator()) {
  const { options } = (await person.post('/accounts/passkeys/options')).body.data
  const credential = device.create(options)
  const { body } = await person.post('/accounts/passkeys', { credential })
  return { device, passkey: body.data.passkey }
}

let people = 0

/** People with authenticator apps, and logins by password that need them. */
export function testFactors(accounts: Awaited<ReturnType<typeof testAccounts>>) {
  const { browser, newcomer, forward, clock } = accounts
  const newEmail = () => `factors${++people}@example.com`

  /** The digits of an authenticator app, `steps` of 30 s from now. */
  function digits(secret: string, steps = 0): string {
    const timestamp = clock.now().getTime() + steps * 30_000
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
  }

  /** Six digits that are none of those around now. */
  function wrongDigits(secret: string): string {
    const near = new Set([-2, -1, 0, 1, 2].map((steps) => digits(secret, steps)))
    const codes = ['000000', '111111', '222222', '333333', '444444', '555555']
    return codes.find((code) => !near.has(code)) ?? expect.fail('all of them are right')
  }

  /** Somebody with an authenticator app, at the beginning of a time step that no code was used in. */
  async function withApp() {
    const email = newEmail()
    const person = await newcomer(byEmail(email))
    const { secret } = (await person.post('/accounts/second-factor/totp')).body.data
    const code = digits(secret)
    const { body, status } = await person.post('/accounts/second-factor/totp/confirm', { code })
    expect([status, body.code]).toEqual(right)
    forward(60)
    return { email, person, secret, recovery: body.data.recovery_codes }
  }

  /** A login with the right password, up to the second factor. */
  async function halfway(email: string, person = browser()) {
    const answer = await person.post('/login', { ...byEmail(email), password })
    expect(outcome(answer)).toEqual([403, 'second_factor_required'])
    const { token, methods } = PendingLogin.parse(answer.body.data)
    const second = (more: object) => person.post('/login/second-factor', { token, ...more })
    return {
      person,
      token,
      methods,
      byTotp: (code: string) => second({ method: 'totp', code }),
      byRecovery: (recovery_code: string) => second({ method: 'recovery-code', recovery_code }),
      byPasskey: (credential: unknown) => second({ method: 'passkey', credential }),
      options: async () =>
        (await person.post('/login/second-factor/passkey-options', { token })).body.data.options,
    }
  }

  return { newEmail, digits, wrongDigits, withApp, halfway }
}
