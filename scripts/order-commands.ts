import { toKobo } from '#contract/money.ts'
import { orderStatuses } from '#contract/shop/orders.ts'
import { dayAndTime, describeOrder, listOrders, type Orders } from '#server/orders/orders.ts'
import { describeRefunds, refundRefused } from '#server/payments/payments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { CannotStart } from '#server/platform/process.ts'
import { orderReferences } from '#server/references.ts'
import { type AuditedDeps, audited } from './audited.ts'
import { listedLine, orderLines, refundLine } from './printed-lines.ts'

export interface OrderCommandDeps extends AuditedDeps {
  clock: Clock
}

/** `npm run mall -- order list`: a page of orders, the newest first. */
export async function printOrders(
  deps: OrderCommandDeps,
  typed: (string | undefined)[],
): Promise<void> {
  const search = typed.filter((word) => word !== undefined).join(' ') || undefined
  const { rows, as_of } = await listOrders({ ...deps, ...orderReferences }, { search })
  for (const order of rows) console.log(listedLine(order))
  console.log(rows.length === 0 ? 'No order fits.' : `As of ${dayAndTime(new Date(as_of))}.`)
}

interface OrderWords {
  verb: string
  code: string
  args: string[]
}

/** `npm run mall -- order …`, and the order as it is after it. */
export async function runOrderCommand(
  deps: OrderCommandDeps,
  orders: Orders,
  { verb, code: orderCode, args }: OrderWords,
  unknown: () => never,
): Promise<void> {
  const command = commands[verb]
  if (verb !== 'show' && !command) unknown()
  if (command) {
    const change = command(deps, orders, orderCode, args)
    if (!change) return unknown()
    const named = { orderCode, ...change.after }
    const said = await audited(deps, `order ${verb}`, `order:${orderCode}`, named, change.work)
    if (said) console.log(said)
  }
  const { pool } = deps.database
  const order = await describeOrder(pool, orderCode)
  const refunds = await describeRefunds(pool, orderCode)
  for (const line of [...orderLines(order), ...refunds.map(refundLine)]) console.log(line)
}

/** What a command changes, in the transaction of its entry: its words for the audit, and what it says. */
interface OrderChange {
  after: object
  work: (within: Tx) => Promise<string | null>
}

type OrderCommand = (
  deps: OrderCommandDeps,
  orders: Orders,
  orderCode: string,
  args: string[],
) => OrderChange | null

const commands: Partial<Record<string, OrderCommand>> = {
  move({ by }, orders, orderCode, [written = '', ...words]) {
    const status = orderStatuses.find((known) => known === written.toUpperCase().replace('-', ' '))
    if (!status) throw new CannotStart(`'${written}' is none of ${orderStatuses.join(', ')}.`)
    const note = words.join(' ') || null
    return {
      after: { status, ...(note && { note }) },
      async work(within) {
        await orders.moveByHand({ orderCode, status, note, by, within })
        return null
      },
    }
  },
  note({ by }, orders, orderCode, args) {
    const note = args.join(' ')
    if (!note) return null
    return {
      after: { note },
      async work(within) {
        await orders.noteByHand({ orderCode, note, by, within })
        return null
      },
    }
  },
  refund({ by }, orders, orderCode, args) {
    const isAgain = args.at(-1) === 'again'
    const [what, ...typed] = isAgain ? args.slice(0, -1) : args
    const paidBackWords = ({ amountKobo }: { amountKobo: number }) =>
      `${formatNaira(amountKobo)} is on its way back.`
    if (what === 'lines') {
      const lines = typed.map(returnedUnits)
      return {
        after: { refund: lines, is_again: isAgain },
        work: async (within) =>
          paidBackWords(
            await orders.refund({ orderCode, of: 'lines', lines, isAgain, by, within }),
          ),
      }
    }
    if (what !== undefined && !/^\d{1,12}(\.\d{1,2})?$/.test(what)) {
      throw new CannotStart(`'${what}' is no sum in naira.`)
    }
    const choice =
      what === undefined
        ? ({ of: 'all' } as const)
        : ({ of: 'amount', amountKobo: toKobo(Number(what)) } as const)
    return {
      after: { refund: what ?? 'all that is left', is_again: isAgain },
      work: async (within) =>
        paidBackWords(await orders.refund({ orderCode, ...choice, isAgain, by, within })),
    }
  },
  refused({ by, clock }, _, orderCode, [to]) {
    if (to !== 'card' && to !== 'wallet') return null
    return {
      after: { refused_refund_to: to },
      async work(within) {
        const kobo = await refundRefused(within, { orderCode, to, by, at: clock.now() })
        return `${formatNaira(kobo)} goes back to the ${to}.`
      },
    }
  },
}

/** '2=1': one unit of the second line. */
function returnedUnits(typed: string): { line: number; quantity: number } {
  const [, line, quantity] = /^(\d{1,3})=(\d{1,5})$/.exec(typed) ?? []
  if (!line || !quantity) throw new CannotStart(`'${typed}' is no line with its units, as in 1=2.`)
  return { line: Number(line), quantity: Number(quantity) }
}
