import type { orders } from '#contract/office/orders.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { hasMails, switchMails } from './mail-switch.ts'
import type { MailDeps } from './order-mails.ts'

/** The switch of each member. */
export function orderMailCalls({
  database,
  recordAudit,
}: Pick<MailDeps, 'database'> & { recordAudit: RecordAudit }): Pick<
  Handlers<typeof orders>,
  'orderMails' | 'switchOrderMails'
> {
  return {
    async orderMails(_, call) {
      return { data: { is_on: await hasMails(database, staffOf(call).id) } }
    },
    async switchOrderMails({ body: { is_on } }, call) {
      const { id } = staffOf(call)
      await inTransaction(database.pool, async (tx) => {
        await switchMails(tx, id, is_on)
        const after = { mails_of_orders: is_on }
        await recordAudit(tx, auditSource(call), { subject: `member:${id}`, after })
      })
      return { message: is_on ? 'Emails are on.' : 'Emails are off.', data: { is_on } }
    },
  }
}
