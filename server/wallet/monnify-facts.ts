import { z } from 'zod'
import { toKobo } from '#contract/money.ts'
import type { Opened } from '#server/platform/provider.ts'

const Envelope = z.object({
  requestSuccessful: z.boolean(),
  responseMessage: z.string().default(''),
  responseBody: z.unknown().optional(),
})

/** What every answer of Monnify comes in. An answer of 200 that says no is neither a yes nor a no. */
export function open(answer: unknown, status: number): Opened | null {
  const { data: envelope } = Envelope.safeParse(answer)
  if (!envelope || envelope.requestSuccessful !== status < 300) return null
  const { requestSuccessful: isTaken, responseBody: data, responseMessage: refused } = envelope
  return isTaken ? { data } : { refused }
}

/** `expiresIn` is in seconds. */
export const Login = z.object({ accessToken: z.string().min(1), expiresIn: z.number().positive() })

const NumberAtBank = z.object({
  bankName: z.string(),
  accountNumber: z.string().regex(/^\d{10}$/),
  accountName: z.string().optional(),
})

/** An account of ours there, by the first of its numbers. */
export const ReservedAccount = z
  .object({
    accountName: z.string(),
    accounts: z.tuple([NumberAtBank], NumberAtBank),
  })
  .transform(({ accountName, accounts }) => {
    const [first] = accounts
    return {
      accountNumber: first.accountNumber,
      bankName: first.bankName,
      accountName: first.accountName ?? accountName,
    }
  })
export type BankAccount = z.infer<typeof ReservedAccount>

/** Naira, as a number or as text ('3000.00'); never half a kobo. */
const Amount = z
  .union([z.number(), z.string().regex(/^\d{1,12}(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive().max(1e12))
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-4)
  .transform(toKobo)

/** A transfer that came in, as an event tells of it and as Monnify answers when asked. */
export const Transfer = z
  .object({
    transactionReference: z.string().min(1).max(200),
    product: z.object({ type: z.string().max(100), reference: z.string().max(200) }),
    amountPaid: Amount,
    currency: z.string().max(10),
    paymentStatus: z.string().max(50),
  })
  .transform((told) => ({
    transactionReference: told.transactionReference,
    product: told.product.type,
    accountReference: told.product.reference,
    amountKobo: told.amountPaid,
    currency: told.currency,
    status: told.paymentStatus,
  }))
export type Transfer = z.infer<typeof Transfer>

/** One of an account's transfers as Monnify lists them; which account it is, is known from the question. */
const ListedTransfer = z
  .object({
    transactionReference: z.string().min(1).max(200),
    amountPaid: Amount,
    currencyCode: z.string().max(10),
    paymentStatus: z.string().max(50),
  })
  .transform((listed) => ({
    transactionReference: listed.transactionReference,
    amountKobo: listed.amountPaid,
    currency: listed.currencyCode,
    status: listed.paymentStatus,
  }))

/** A page of them. What came to nothing has no amount that we would read, and is passed over. */
export const TransferPage = z
  .object({ content: z.array(z.unknown()), totalPages: z.number().int().nonnegative() })
  .transform(({ content, totalPages: pages }) => ({
    transfers: content.flatMap((listed) => ListedTransfer.safeParse(listed).data ?? []),
    pages,
  }))

export const WebhookEvent = z.object({ eventType: z.string(), eventData: z.unknown() })
