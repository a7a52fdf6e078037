import { type Answered, type TestApp, testDevices } from '#server/test-customer.ts'
import { type Shopper, shopperOn } from './test-checkout.ts'
import { makeRegulars } from './test-regulars.ts'

/** `size` regular customers, each with money in the wallet unless it is 0 kobo. */
export async function testShoppers(
  app: TestApp,
  size: number,
  fundsKobo: number,
): Promise<Shopper[]> {
  const devices = await testDevices(app, size)
  const accountIds = devices.map(({ accountId }) => accountId)
  await makeRegulars(app, accountIds)
  if (fundsKobo > 0) await fundAll(app, accountIds, fundsKobo)
  return devices.map((device) => shopperOn(app, device))
}

/** A deposit without a charge for each. */
async function fundAll(
  { database: { pool }, clock }: TestApp,
  accountIds: number[],
  amountKobo: number,
): Promise<void> {
  await pool.query('INSERT INTO wallets (account_id) SELECT unnest($1::bigint[])', [accountIds])
  await pool.query(
    `WITH posted AS (
       INSERT INTO wallet_transactions (key, kind, account_id, reference, created_at)
       SELECT 'test:' || id, 'deposit', id, 'TEST' || id, $2 FROM unnest($1::bigint[]) AS id
       RETURNING id, account_id
     )
     INSERT INTO wallet_entries (transaction_id, book, account_id, amount_kobo)
     SELECT id, 'bank', NULL, -$3::bigint FROM posted
     UNION ALL SELECT id, 'wallet', account_id, $3 FROM posted`,
    [accountIds, clock.now(), amountKobo],
  )
}

/** Counts answers: `'200'`, `'409 out_of_stock'`. */
export function tally(answers: Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${body.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Does `work` for each in order, `atOnce` at a time. */
export async function concurrently<T>(
  all: T[],
  atOnce: number,
  work: (one: T, place: number) => Promise<void>,
): Promise<void> {
  const entries = all.entries()
  async function worker(): Promise<void> {
    for (const [place, one] of entries) await work(one, place)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
