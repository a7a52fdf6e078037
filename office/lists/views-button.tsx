import type { ListAddress } from './address.ts'

export function ViewsButton(_: { list: string; address: ListAddress }) {
  return null
}
