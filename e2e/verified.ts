import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Customer } from './signed-in.ts'

/** A BVN that nobody is likely to have, and that the simulated check passes unless it ends otherwise. */
export function newBvn(ending = '77'): string {
  const start = `2${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  return start.slice(0, 11 - ending.length).padEnd(11 - ending.length, '3') + ending
}

/** A JPEG by its first bytes: the simulated check looks at the number alone. */
const picture = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500)])

/** Asks for an identity check by the API. */
export async function sendCheck({ api }: Customer, bvn: string): Promise<void> {
  await api.post('/accounts/kyc/liveliness-check', { media_file: picture.toString('base64'), bvn })
}

/** Verifies a customer by the API, and answers the number to pay into once the bank has given it. */
export async function verify(who: Customer): Promise<string> {
  const { api } = who
  await sendCheck(who, newBvn())
  let number: string | undefined
  await expect
    .poll(async () => {
      number = (await api.get('/accounts')).data.bank?.account_number
      return number
    })
    .toBeDefined()
  return String(number)
}

/** Sends money, naira, to an account number by the simulated bank. */
export async function transfer(app: string | undefined, accountNumber: string, amount: number) {
  const answer = await fetch(`${app}/simulators/bank/transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account_number: accountNumber, amount }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
