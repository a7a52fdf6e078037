import type { Endpoint } from '#contract/endpoint.ts'
import { type Permission, permissions } from '#contract/office/permissions.ts'
import { refuse, type StaffMember } from './handler.ts'

/** Who may, in words: 'Ask Owner or Manager.' */
export type RolesAllowed = (permission: Permission) => Promise<string>

/** Refuses with `forbidden` a value in a field that needs a permission which the member lacks. */
export async function requireFields(
  { fields = {} }: Pick<Endpoint, 'fields'>,
  body: unknown,
  staff: StaffMember | null,
  rolesAllowed: RolesAllowed | undefined,
): Promise<void> {
  for (const [path, permission] of Object.entries(fields)) {
    if (staff?.permissions.has(permission) || !valuesAt(body, path.split('.')).some(isValue))
      continue
    const words = await forbiddenWords(permission, rolesAllowed)
    refuse('forbidden', { message: words, errors: { [path]: [words] } })
  }
}

/** 'Your roles do not allow this: Count stock and correct it. Ask Owner or Manager.' */
export async function forbiddenWords(
  permission: Permission,
  rolesAllowed?: RolesAllowed,
): Promise<string> {
  const words = `Your roles do not allow this: ${permissions[permission]}.`
  return rolesAllowed ? `${words} ${await rolesAllowed(permission)}` : words
}

/** The values at a path; `*` is each of a list. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return [value]
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  if (typeof value !== 'object' || value === null) return []
  const found = Object.entries(value).find(([key]) => key === name)
  return found ? valuesAt(found[1], rest) : []
}

function isValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== 0
}
