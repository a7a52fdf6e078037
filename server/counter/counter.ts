import type { counter } from '#contract/office/counter.ts'
import type { tills } from '#contract/office/tills.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type CounterOfficeDeps, counterOffice } from './office.ts'

/** The public module of the counter: other domains import nothing else. */
export function openCounter(
  deps: CounterOfficeDeps,
): Domain<Record<never, never>, typeof counter & typeof tills> {
  return { handlers: {}, office: counterOffice(deps) }
}
