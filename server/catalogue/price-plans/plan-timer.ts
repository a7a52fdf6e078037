import { nullable, time } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { workingAs } from '#server/platform/database/work.ts'
import { type RunDeps, runPlans } from './run-plans.ts'

/** The job of each minute arms the timer for the minute after its own: it comes up to half a minute late, ms. */
const aheadMs = 90_000

/**
 * Runs price plans at their moment, on the mall's clock. The job of each minute alone would begin them up to half a minute
 * late; it stays for the plans of a process that has ended. Several processes may run the same plan: one of them does.
 */
export class PlanTimer {
  readonly #deps: RunDeps
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(deps: RunDeps) {
    this.#deps = deps
  }

  /** Runs all plans whose moment has come, then waits for the next one. */
  async run(): Promise<void> {
    await runPlans(this.#deps)
    await this.arm()
  }

  /** Waits for the next moment, where it is near; called after each change of a plan. */
  async arm(): Promise<void> {
    const { database, clock } = this.#deps
    const { moment } = await one(database, nextMoment, [])
    clearTimeout(this.#timer)
    if (moment === null || this.#isClosed) return
    const waitMs = moment.getTime() - clock.now().getTime()
    if (waitMs > aheadMs) return
    this.#timer = setTimeout(() => void this.#fire(), Math.max(0, waitMs)).unref()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #fire(): Promise<void> {
    try {
      await workingAs('background', () => this.run())
    } catch (error) {
      this.#deps.log.error({ err: error }, 'price plans did not run at their moment')
    }
  }
}

const nextMoment = rareStatement(
  'price-plans-next-moment',
  { moment: nullable(time) },
  `SELECT least(
     (SELECT min(starts_at) FROM price_plans WHERE state = 'planned'),
     (SELECT min(ends_at) FROM price_plans WHERE state = 'running')
   ) AS moment`,
)
