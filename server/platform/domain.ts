import type { Metric } from 'prom-client'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Handlers } from './http/handler.ts'
import type { Webhook } from './http/routes/webhook-routes.ts'
import type { Job } from './jobs/jobs.ts'

/** What `open` of a domain answers; `server/app.ts` adds them up. Left out: the domain has none. */
export interface Domain<
  E extends Record<string, Endpoint> = Record<never, Endpoint>,
  O extends Record<string, Endpoint> = Record<never, Endpoint>,
> {
  handlers: Handlers<E>
  /** Of the calls of the office. */
  office?: Handlers<O>
  /** In their order: after the clock was moved they run one after another. */
  jobs?: Job[]
  webhooks?: Webhook[]
  /** Metrics of its own, beside those of the platform. */
  metrics?: Metric[]
  /** Called after the HTTP server is closed. */
  close?(): Promise<void>
}
