/** The public module of the wallet: other domains import nothing else. */
export { balanceOf } from './balance.ts'
export { bankOf, holderOfNumber, openDepositAccount } from './bank-accounts.ts'
export { creditDeposit } from './deposit.ts'
export { openWallet, type Wallet } from './open.ts'
export {
  cardMoneyIn,
  cardMoneyOut,
  type OutsideMoney,
  tillMoneyIn,
  unmatchedMoneyIn,
  unmatchedMoneyOut,
} from './outside-money.ts'
export { eraseDepositor, exportWallet } from './privacy.ts'
export { giveBack, type OrderMoney, purchase } from './purchase.ts'
export { type DepositUnderReview, describeDeposits, retryDeposit } from './review.ts'
