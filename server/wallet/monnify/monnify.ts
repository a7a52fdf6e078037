import { z } from 'zod'
import { type BreakerOptions, isRefused, openProvider } from '#server/platform/provider.ts'
import { type BankAccount, open, ReservedAccount, Transfer, TransferPage } from './facts.ts'
import { type MonnifyAccess, type MonnifyTimeouts, MonnifyToken } from './token.ts'

/** The holder of a bank account number. */
export interface Holder {
  name: string
  email: string
  /** Eleven digits; passed on, never stored. */
  bvn: string
}

export type Monnify = ReturnType<typeof openMonnify>

/** The bank of new numbers: Moniepoint. */
const bankCode = '50515'
const accounts = '/api/v2/bank-transfer/reserved-accounts'
const accountsV1 = '/api/v1/bank-transfer/reserved-accounts'
/** Of a list. */
const perPage = 100

/** Monnify's reserved accounts and the transfers into them. All calls throw `ProviderError`. */
export function openMonnify(
  access: MonnifyAccess,
  options: MonnifyTimeouts & Pick<BreakerOptions, 'log'>,
) {
  const token = new MonnifyToken(access, options)
  const { call } = openProvider({
    name: 'Monnify',
    url: access.url,
    headers: async () => ({ authorization: `Bearer ${await token.get()}` }),
    renew: () => token.clear(),
    open,
    isRefusal: (status) => [400, 404, 409, 422].includes(status),
    ...options,
  })
  return {
    openAccount: (reference: string, { name, email, bvn }: Holder): Promise<BankAccount> =>
      call(ReservedAccount, 'POST', accounts, {
        accountReference: reference,
        accountName: name,
        currencyCode: 'NGN',
        contractCode: access.contractCode,
        customerEmail: email,
        customerName: name,
        bvn,
        getAllAvailableBanks: false,
        preferredBanks: [bankCode],
      }),
    /** Null where Monnify has no account of this reference. */
    findAccount: (reference: string): Promise<BankAccount | null> =>
      orNull(call(ReservedAccount, 'GET', `${accounts}/${encodeURIComponent(reference)}`)),
    /** Null where Monnify knows of no such transfer. */
    findTransfer: (reference: string): Promise<Transfer | null> =>
      orNull(call(Transfer, 'GET', `/api/v2/transactions/${encodeURIComponent(reference)}`)),
    /** The transfers into an account; `page` counts from 0. None where Monnify has no such account. */
    async listTransfers(accountReference: string, page: number) {
      const query = new URLSearchParams({ accountReference, page: `${page}`, size: `${perPage}` })
      const listed = call(TransferPage, 'GET', `${accountsV1}/transactions?${query}`)
      return (await orNull(listed)) ?? { transfers: [], pages: 0 }
    },
    /** Nobody can pay into it any more. Safe to repeat. */
    async closeAccount(reference: string): Promise<void> {
      const path = `${accountsV1}/reference/${encodeURIComponent(reference)}`
      try {
        await call(z.unknown(), 'DELETE', path)
      } catch (error) {
        if (!isRefused(error) || (await this.findAccount(reference))) throw error
      }
    },
  }
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
