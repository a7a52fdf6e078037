/** The face of the wallet: all that other domains may import. */
export { balanceOf } from './balance.ts'
export { bankOf, holderOfNumber, openDepositAccount } from './bank-accounts.ts'
export { creditDeposit } from './deposit.ts'
export { forgetDepositor, walletData } from './forget.ts'
export { type DepositHolder, openWallet, type Wallet, type WalletParts } from './open.ts'
export {
  cardMoneyIn,
  cardMoneyOut,
  type OutsideMoney,
  strayMoneyIn,
  strayMoneyOut,
  tillMoneyIn,
} from './outside-money.ts'
export { giveBack, type OrderMoney, purchase } from './purchase.ts'
export { describeDeposits, retryDeposit } from './review.ts'
