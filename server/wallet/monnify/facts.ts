import { z } from 'zod'
import { toKobo } from '#contract/money.ts'
import type { Opened } from '#server/platform/provider.ts'

const Envelope = z.object({
  requestSuccessful: z.boolean(),
  responseMessage: z.string().default(''),
  responseBody: z.unknown().optional(),
})

/** The envelope of all answers. A refusal with status 200 is neither a success nor a refusal. */
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

/** A reserved account, with the first of its numbers. */
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

/** A received transfer, in events and in answers to look-ups. */
export const Transfer = z
  .object({
    transactionReference: z.string().min(1).max(200),
    product: z.object({ type: z.string().max(100), reference: z.string().max(200) }),
    amountPaid: Amount,
    currency: z.string().max(10),
    paymentStatus: z.string().max(50),
  })
  .transform((transfer) => ({
    transactionReference: transfer.transactionReference,
    product: transfer.product.type,
    accountReference: transfer.product.reference,
    amountKobo: transfer.amountPaid,
    currency: transfer.currency,
    status: transfer.paymentStatus,
  }))
export type Transfer = z.infer<typeof Transfer>

/** One of an account's transfers in a list, which does not name the account. */
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

/** A page of them. Failed transfers have no amount, and are left out. */
export const TransferPage = z
  .object({ content: z.array(z.unknown()), totalPages: z.number().int().nonnegative() })
  .transform(({ content, totalPages: pages }) => ({
    transfers: content.flatMap((listed) => ListedTransfer.safeParse(listed).data ?? []),
    pages,
  }))

export const WebhookEvent = z.object({ eventType: z.string(), eventData: z.unknown() })
