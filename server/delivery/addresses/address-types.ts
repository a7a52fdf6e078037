/** Kinds of addresses; addresses store the ids, so they never change. The first is the default. */
export const addressTypes = [
  { id: 1, name: 'Home' },
  { id: 2, name: 'Office' },
  { id: 3, name: 'Shop or market stall' },
  { id: 4, name: 'Campus or hostel' },
] as const

export function isAddressType(id: number): boolean {
  return addressTypes.some((type) => type.id === id)
}
