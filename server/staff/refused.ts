import type { ErrorCode } from '#contract/errors.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Limiter } from '#server/platform/http/limits/limit.ts'
import type { OfficeRefusal } from '#server/platform/http/routes/api-routes.ts'
import type { StaffDeps } from './deps.ts'

/** Refusals that say nothing of who may do what: a mistake in a form, a full house. */
const notEntered = new Set<ErrorCode>([
  'validation_failed',
  'malformed_request',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'not_implemented',
  'overloaded',
  'database_unavailable',
  'outcome_unknown',
  'internal',
])

/** Of one customer: everybody can be one, and writers of the audit wait for each other. */
const customerEntries = { burst: 20, perSecond: 1 / 60 }

/** Enters refused calls of members, and of customers who call the office with a shopper's token. */
export function refusalRecorder({
  database,
  log,
  recordAudit,
}: Pick<StaffDeps, 'database' | 'log' | 'recordAudit'>) {
  const limiter = new Limiter(customerEntries)

  return async function officeRefused(refused: OfficeRefusal): Promise<void> {
    const { by, sessionId, name, params, code, requestId } = refused
    if (notEntered.has(code)) return
    if ('customer' in by && limiter.take(String(by.customer), performance.now()) > 0) return
    const source = { actor: by, sessionId, call: name, requestId }
    const subject = 'staff' in by ? `member:${by.staff}` : `customer:${by.customer}`
    const after = Object.keys(params).length > 0 ? { params: params } : {}
    try {
      await inTransaction(database.pool, (tx) =>
        recordAudit(tx, source, { subject, refused: code, after }),
      )
    } catch (error) {
      log.error({ err: error, call: name, code }, 'a refusal was not entered into the audit')
    }
  }
}
