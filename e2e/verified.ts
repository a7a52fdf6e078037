import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Customer } from './signed-in.ts'

/** A random BVN. The simulated check decides by its last digits: `77` passes. */
export function newBvn(ending = '77'): string {
  const start = `2${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  return start.slice(0, 11 - ending.length).padEnd(11 - ending.length, '3') + ending
}

/** A JPEG of 8 by 8 pixels, in base64; the simulated check looks at the BVN only. */
const picture = [
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCN',
  'l4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
  'fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEA',
  'AAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM',
  'AwEAAhEDEQA/AJwA5T//2Q==',
].join('')

/** Requests an identity check by the API. */
export async function sendCheck({ api }: Customer, bvn: string): Promise<void> {
  await api.post('/accounts/kyc/liveliness-check', { media_file: picture, bvn })
}

/** Verifies a customer by the API and returns the deposit account number once the bank has opened it. */
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

/** Transfers naira to an account number through the simulated bank. */
export async function transfer(app: string | undefined, accountNumber: string, amount: number) {
  const answer = await fetch(`${app}/simulators/bank/transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account_number: accountNumber, amount }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
