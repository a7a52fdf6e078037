import type { Account, Transfer } from './bank.ts'

const bankCode = '50515'
const bankName = 'Moniepoint Microfinance Bank'
/** Monnify's fee for a transfer, naira. */
const fee = 10

/** An account in Monnify's answers. */
export function accountBody(account: Account, contractCode: string) {
  const { accountReference, accountNumber, accountName, customerEmail } = account
  return {
    contractCode,
    accountReference,
    accountName,
    currencyCode: 'NGN',
    customerEmail,
    customerName: accountName,
    accounts: [{ bankCode, bankName, accountNumber, accountName }],
    collectionChannel: 'RESERVED_ACCOUNT',
    reservationReference: accountReference.toUpperCase(),
    reservedAccountType: 'GENERAL',
    status: 'ACTIVE',
    incomeSplitConfig: [],
    restrictPaymentSource: false,
  }
}

/** A transfer in Monnify's events and answers. */
export function transferBody({ transactionReference, to, amount, at }: Transfer) {
  return {
    product: { reference: to.accountReference, type: 'RESERVED_ACCOUNT' },
    transactionReference,
    paymentReference: transactionReference,
    paidOn: at.replace('T', ' ').replace('Z', ''),
    paymentDescription: to.accountName,
    metaData: {},
    paymentSourceInformation: [
      {
        bankCode: '057',
        amountPaid: amount,
        accountName: 'A SENDER',
        sessionId: transactionReference.replace(/\D/g, ''),
        accountNumber: '0065432190',
      },
    ],
    destinationAccountInformation: { bankCode, bankName, accountNumber: to.accountNumber },
    amountPaid: amount,
    totalPayable: amount,
    cardDetails: {},
    paymentMethod: 'ACCOUNT_TRANSFER',
    currency: 'NGN',
    settlementAmount: Math.max(0, amount - fee).toFixed(2),
    paymentStatus: 'PAID',
    customer: { name: to.accountName, email: to.customerEmail },
  }
}

/** A page of an account's transfers. */
export function listBody(transfers: Transfer[], query: URLSearchParams) {
  const [page, size] = [Number(query.get('page')), Number(query.get('size')) || 10]
  const own = transfers.filter(({ to }) => to.accountReference === query.get('accountReference'))
  const content = own
    .slice(page * size, (page + 1) * size)
    .map(({ to, amount, at, ...transfer }) => ({
      ...transfer,
      customerDTO: { email: to.customerEmail, name: to.accountName, merchantCode: 'MALL' },
      paymentMethod: 'ACCOUNT_TRANSFER',
      createdOn: at,
      completedOn: at,
      amount,
      amountPaid: amount,
      payableAmount: amount,
      fee,
      currencyCode: 'NGN',
      paymentDescription: to.accountName,
      paymentStatus: 'PAID',
      paymentReference: transfer.transactionReference,
      completed: true,
    }))
  const totalPages = Math.ceil(own.length / size)
  const last = page >= totalPages - 1
  return {
    content,
    totalElements: own.length,
    totalPages,
    number: page,
    size,
    first: page === 0,
    last,
  }
}
