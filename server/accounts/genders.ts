/** What an account can choose from; accounts store the ids, so they never change. */
export const genders = [
  { id: 1, name: 'Female' },
  { id: 2, name: 'Male' },
  { id: 3, name: 'Rather not say' },
] as const

export function genderName(id: number | null): string | null {
  return genders.find((gender) => gender.id === id)?.name ?? null
}
