import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RawInput } from './call.ts'
import type { Caller } from './handler.ts'

/** Enters that a member reads contacts of this subject; where it throws, nobody reads them. */
export type ContactsRead = (caller: Caller, subject: string) => Promise<void>

const Named = z
  .union([
    z.object({ id: z.union([z.string(), z.number()]) }).transform(({ id }) => [id]),
    z.object({ code: z.string() }).transform(({ code }) => [code]),
    z.object({ codes: z.array(z.string()) }).transform(({ codes }) => codes),
  ])
  .catch(['all'])

/** Before the answer leaves: no entry, no contacts. Each subject that the call names has its own. */
export async function enterReading(
  contactsRead: ContactsRead | undefined,
  { contactsOf }: Pick<Endpoint, 'contactsOf'>,
  caller: Caller,
  { params, query }: RawInput,
): Promise<void> {
  if (contactsOf === undefined) return
  for (const name of Named.parse({ ...fieldsOf(query), ...fieldsOf(params) })) {
    await contactsRead?.(caller, `${contactsOf}:${name}`)
  }
}

function fieldsOf(part: unknown): object {
  return typeof part === 'object' && part !== null ? part : {}
}
