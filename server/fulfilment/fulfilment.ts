import type { fulfilment } from '#contract/office/fulfilment.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type FulfilmentOfficeDeps, fulfilmentOffice } from './office.ts'

/** The public module of fulfilment: other domains import nothing else. */
export { closeFulfilment, stopFulfilment } from './order-ends.ts'
export { closedBoxes, ordersToPick } from './overview.ts'
export { boxedUnits } from './packing.ts'
export { exportSerials, ordersOfSerial, serialsOf } from './serials/read-serials.ts'
export { readFulfilment, readySince } from './state.ts'
export { fulfilmentTimeline } from './timeline.ts'

export function openFulfilment(
  deps: FulfilmentOfficeDeps,
): Domain<Record<never, never>, typeof fulfilment> {
  return { handlers: {}, office: fulfilmentOffice(deps) }
}
