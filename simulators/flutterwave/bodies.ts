import type { HostedLink, Refund, Transaction } from './book.ts'

/** Flutterwave's fee for payments inside Nigeria: 1.4 per cent. */
const feePart = 0.014

/** A transaction in the API's answers. */
export function transactionBody(transaction: Transaction, link: HostedLink | undefined) {
  const { kind: _, amount, ...fields } = transaction
  const fee = Math.round(amount * feePart * 100) / 100
  return {
    ...fields,
    amount,
    device_fingerprint: 'N/A',
    charged_amount: amount,
    app_fee: fee,
    merchant_fee: 0,
    auth_model: transaction.payment_type === 'card' ? 'PIN' : 'AUTH',
    ip: '197.210.64.96',
    narration: `${transaction.payment_type.toUpperCase()} Transaction`,
    account_id: 17_321,
    amount_settled: Math.round((amount - fee) * 100) / 100,
    meta: link?.meta ?? {},
    customer: {
      id: 216_519_823,
      name: link?.name ?? 'Anonymous',
      phone_number: link?.phone_number ?? null,
      email: link?.email ?? 'nobody@example.com',
      created_at: transaction.created_at,
    },
    ...(transaction.payment_type === 'card' && { card }),
  }
}

/** A transaction in an event. */
export function eventBody(transaction: Transaction, link: HostedLink | undefined) {
  const { amount_settled: _, meta: __, ...data } = transactionBody(transaction, link)
  return { event: 'charge.completed', data }
}

export function refundBody({ kind: _, ...refund }: Refund) {
  return {
    ...refund,
    account_id: 17_321,
    flw_ref: `URF_${refund.id}`,
    wallet_id: 74_639,
    status: 'completed',
    destination: 'payment_source',
    meta: { source: 'availablebalance' },
  }
}

const card = {
  first_6digits: '553188',
  last_4digits: '2950',
  issuer: 'MASTERCARD CREDIT',
  country: 'NIGERIA NG',
  type: 'MASTERCARD',
  expiry: '09/32',
}
