import type { TrackingEvent } from '../quotes/carriers.ts'

export const shipmentStates = [
  'waiting',
  'booked',
  'in-transit',
  'delivered',
  'cancelling',
  'cancelled',
  'failed',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

type Reported = TrackingEvent['status']

/** State of the shipment → status in the event → new state. All other events are ignored. */
const transitions: Partial<Record<ShipmentState, Partial<Record<Reported, ShipmentState>>>> = {
  // The carrier cancelled before the pick-up: it is booked again.
  booked: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'waiting' },
  // The carrier returns the parcel: staff have to act.
  'in-transit': { delivered: 'delivered', cancelled: 'failed' },
  // Withdrawn, but the carrier was quicker.
  cancelling: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'cancelled' },
}

/** The state of a shipment after a carrier's event. */
export function nextState(state: ShipmentState, reported: Reported): ShipmentState {
  return transitions[state]?.[reported] ?? state
}
