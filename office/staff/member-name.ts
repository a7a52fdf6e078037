import type { Member } from '#contract/office/members.ts'

/** A member's name; until an invitation is taken up there is only the address. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name || email
}
