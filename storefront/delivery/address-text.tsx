import type { Address } from './queries.ts'

/** The address in one line, from the house to the state. */
export function AddressText({ address }: { address: Address }) {
  const { address: street, landmark, city, lg, state } = address
  const area = lg.name === city ? null : lg.name
  return <>{[street, landmark, city, area, state.name].filter(Boolean).join(', ')}</>
}
