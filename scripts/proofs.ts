/** An invariant and the tests that prove it. `%s` in a title is a value that the run fills in. */
export interface Proof {
  what: string
  tests: { file: string; title: string }[]
}

function proof(what: string, file: string, ...titles: string[]): Proof {
  return { what, tests: titles.map((title) => ({ file, title })) }
}

const races = 'server/checkout/races.test.ts'
const settling = 'server/payments/settling.test.ts'

/** The invariants of buying, in the order of a purchase. The titles name the sizes. */
export const proofs: Proof[] = [
  proof(
    'the last unit: one order each time, everybody else is refused',
    races,
    'of %s who want the last one at once one gets it and nobody else pays, %s times',
  ),
  proof(
    'all payment methods, 10 % abandoned, 5 % paid late: no unit is lost or made, none stays held',
    'server/checkout/conservation.test.ts',
    '%s units, %s buyers, all ways to pay: sold, held and free units are always %s, and nothing stays held',
  ),
  proof(
    'refunds, cancellations, adjustments and the decisions of two members: never more than was paid, the ledger is zero',
    'server/approvals/random-refunds.test.ts',
    'of %s refunds, cancellations, adjustments and decisions none gives back more than was paid',
  ),
  proof(
    'a request approved fifty times at once: the money moves once',
    'server/approvals/approvals.test.ts',
    'fifty presses at once by three members move the money once',
  ),
  proof(
    'the same item on two lines; a variation and its product',
    'server/checkout/checkout.test.ts',
    'the same item on two lines is added up; a combination is not its product',
  ),
  proof(
    'carts that overlap: no deadlock that a shopper sees',
    races,
    'two hundred carts of ten out of twenty products never stop each other',
  ),
  proof(
    'coupon limits, in all and for each',
    races,
    'a coupon for 100 is used by 100 of %s shoppers, and once by each whatever they try',
    'twenty tabs of one customer use a coupon once',
  ),
  proof(
    'one key is one order',
    races,
    'the same key fifty times at once, and after a restart, is one order; other contents under it are refused',
  ),
  proof(
    'the browser’s tab closed at 40 points: one order each, one charge of the wallet, the cart empty only if it is placed',
    'e2e/checkout-kills.spec.ts',
    '%s: killed at %s points, one order each',
  ),
  proof(
    'the server killed under load: orders, payments, ledger and stock belong together',
    'server/checkout/crash.test.ts',
    'a mall that is killed %s times in the middle of it all has orders, money and stock that add up',
  ),
  proof(
    'the ledger: sums to zero, no wallet below zero, no entry changed',
    'server/wallet/random-money.test.ts',
    'of %s random movements from 16 connections nothing is lost, made or changed',
  ),
  proof(
    'one wallet, a hundred purchases',
    races,
    'a wallet of ₦10,000 pays for one of a hundred purchases of ₦9,000',
  ),
  proof(
    'deposit events 1 to 7 times, shuffled, some badly signed or wrong: each good one once',
    'server/wallet/deposits/deposit.test.ts',
    'for %s customers each good event counts once and no bad one, in whatever order and number they come',
  ),
  proof(
    'card return, event and reconciliation in all orders, and reconciliation alone: settled once, within 60 s',
    settling,
    'paid and reported by %s: settled by the first, once',
    'reported by all at once: settled once, the shopper is notified once',
    'reported by nobody: the reconciler finds the payment within a minute of the mall’s clock',
    'the reconciler runs by itself',
  ),
  {
    what: 'providers that are slow, down or answer nonsense: answered within 6 s, nothing charged twice',
    tests: [
      {
        file: 'server/checkout/provider-failures.test.ts',
        title:
          'a failing card provider (%s): the checkout answers in time and clearly, and nobody pays twice',
      },
      {
        file: 'server/delivery/quotes/quotes.test.ts',
        title: 'carriers that are late, fail or do not go there leave the others, and are named',
      },
      {
        file: 'server/wallet/deposits/deposit.test.ts',
        title: 'a deposit that is announced while the bank fails (%s) waits',
      },
    ],
  },
  proof(
    'checkout bodies with false totals, odd quantities, others’ ids: none with a wrong figure',
    'server/checkout/bodies.test.ts',
    'of %s bodies, whatever is in them, what is placed has the mall’s own figures',
    'another’s order is nobody’s business',
  ),
  proof(
    'refunds: never above what was paid',
    'server/payments/refunds/refund-limits.test.ts',
    '%s times, whatever refunds are requested, one by one or at once: never more than was paid',
  ),
  proof(
    'card money after the hold has ended: the order takes the stock again or the money goes back, and the shopper is notified',
    'server/checkout/late-payments.test.ts',
    'money that comes late (%s) takes the goods that are still there',
    'money that comes late (%s) for what is gone goes back, and the shopper is notified',
  ),
  proof(
    'one account holds little stock without paying',
    'server/checkout/unpaid.test.ts',
    'twenty tabs of one account together leave five orders unpaid',
    'of one item fifty units wait for their money, over all orders; each combination by itself',
  ),
  proof(
    'hostile accounts: those without a delivered order hold a tenth of no product and of no mall unpaid, and others can buy',
    'server/checkout/hostile-accounts.test.ts',
    '%s hostile accounts, %s rounds: a tenth of no product and of no mall is held unpaid, and others can buy',
  ),
  proof(
    'a process that is asked to stop: no request fails behind a proxy',
    'e2e/drain.test.ts',
    '%s restarts under %s requests a second behind HAProxy: none fails',
  ),
  proof(
    'clients that hold connections: freed, and others are served',
    'e2e/drain.test.ts',
    '%s connections that never read, write or say anything: freed in 10 s, others are served',
  ),
  proof(
    'every call of the contract, mutated: no fault of ours, ledger and stock whole',
    'server/mutated-calls.test.ts',
    'of %s calls, each a mutation of a right one, none is our fault, and ledger and stock are whole',
  ),
  proof(
    'every changing call of the office, mutated: no fault of ours, and what is refused changes nothing',
    'server/mutated-office-calls.test.ts',
    'of %s office bodies, each a mutation of a right one, none is our fault, and what is refused changes nothing',
  ),
  proof(
    'strangers who guess, stuff and pump: nobody gets in, owners are not locked out, SMS stay within their budgets',
    'server/accounts/codes/strangers.test.ts',
    '%s strangers ask and guess for an hour, and the owner resets within two taps at any moment',
    'guessing opens an account with a probability below one in a million a day',
  ),
  proof(
    'stuffed logins and guessed codes are stopped, and honest people are not',
    'server/accounts/codes/guessing.test.ts',
    '%s stuffed logins at one account, from 500 addresses, while the owner gets in',
    '%s stuffed logins at as many accounts are stopped, and honest people are not',
  ),
  proof(
    'many live codes at once',
    'server/accounts/codes/codes.test.ts',
    'guessing at %s live codes from many addresses finds next to nothing',
  ),
  proof(
    'a pump of messages is bounded, and honest people sign up beside it',
    'server/accounts/codes/pumping.test.ts',
    '%s numbers from one address: a bounded number of SMS, one line for people, and a count',
    'a pump over 400 ranges of addresses is bounded, and honest people sign up beside it',
  ),
  proof(
    'each role, and none, on each call of the office',
    'server/office-calls.test.ts',
    'every call of the office is listed here, and no other',
    '%s may call what the contract says, and nothing else',
    'an owner may call everything',
    'nobody, and a customer with a token, call nothing but the sign-in',
    'the password alone opens the second step, or its set-up where there is none',
    'five minutes after the second factor what asks for it is closed, until it is proved again',
  ),
  proof(
    'the office’s sign-in: reused digits, a foreign passkey, a replayed challenge, a shopper’s token, no XSRF header',
    'server/staff/sign-in.test.ts',
    'digits count once, in one session or in many, and the refusal is entered',
    'a passkey must be the member’s own, verify its user, and sign this session’s challenge once',
    'a shopper’s token, and a request without our own page, are refused and entered',
  ),
  proof(
    'two browsers save one product: nothing is lost silently',
    'server/catalogue/products/two-people.test.ts',
    'two browsers save one product, %s random pairs of edits: nothing is lost silently',
  ),
  proof(
    'the audit: a row that was altered, removed or swapped is named',
    'server/audit/audit.test.ts',
    '%s: the verifier names the first entry that does not fit',
  ),
  proof(
    'counts of stock against buyers: never below what is held, and moves add up',
    'server/catalogue/stock/stock-moves.test.ts',
    'counts and other moves against fifty buyers at once: nothing below held, and all of it adds up',
  ),
  proof(
    'an import that is killed at 20 points, and undone: each row once, and as before',
    'server/bulk/kills.test.ts',
    'killed at %s of 20 statements it goes on: each row once, and undone as before',
  ),
  proof(
    'an import whose process is killed',
    'server/bulk/killed-process.test.ts',
    'an import whose process is killed goes on in another one: each row once, and undone as before',
  ),
  proof(
    '300 damaged files: clear words, nothing changed',
    'server/bulk/round-trip.test.ts',
    'whatever a file is, it is checked or refused in words, and changes nothing',
    'an export read back changes nothing',
  ),
  proof(
    'a price plan starts under 32 readers: no two calls disagree',
    'server/catalogue/price-plans/readers.test.ts',
    'a price plan starts under 32 readers: no two calls disagree',
  ),
  proof(
    'pickers at once, killed and off line: each order is in one batch and leaves once; nothing is packed wrong',
    'server/fulfilment/proofs.test.ts',
    'of 8 pickers on %s orders two are killed and one is off line: each order is in one batch and leaves once',
    'of 1,000 random scans, wrong, foreign, short and double, none counts wrong; no wrong box is closed',
  ),
  proof(
    'slips and labels: zbar reads their codes back from the drawn page',
    'server/fulfilment/documents/documents.test.ts',
    'slips and labels carry the order’s code as Code 128 and QR, which zbar reads from the page',
    'a name of any script, of any length, leaves the codes readable and one label a page',
  ),
  proof(
    'every page of the mall: 320 to 1440 px, text at 100 and 200 %, light and dark, by axe and by keys',
    'e2e/every-page.spec.ts',
    'axe, width and keys: %s',
  ),
  proof(
    'every page and dialog of the office: 360 to 2560 px, light and dark, by axe and by keys',
    'e2e/office-pages.spec.ts',
    'every page of the office is looked at',
    'axe, width and keys: the office’s %s',
    'axe in a dialog: %s',
  ),
]
