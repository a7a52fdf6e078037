/** The public module of the wallet: other domains import nothing else. */
export { balanceOf } from './balance.ts'
export { bankOf, holderOfNumber, openDepositAccount } from './deposits/bank-accounts.ts'
export { creditDeposit } from './deposits/deposit.ts'
export {
  type DepositUnderReview,
  describeDeposits,
  retryDeposit,
} from './deposits/review.ts'
export { openWallet, type Wallet } from './open.ts'
export {
  cardMoneyIn,
  cardMoneyOut,
  giveBack,
  type OrderMoney,
  type OutsideMoney,
  purchase,
  tillMoneyIn,
  unmatchedMoneyIn,
  unmatchedMoneyOut,
} from './order-money.ts'
export { eraseDepositor, exportWallet } from './privacy.ts'
