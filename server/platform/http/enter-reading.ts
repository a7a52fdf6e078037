import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RawInput } from './call.ts'
import type { Caller } from './handler.ts'

/** Enters that a member reads contacts of this subject; where it throws, nobody reads them. */
export type ContactsRead = (caller: Caller, subject: string) => Promise<void>

const Named = z
  .union([
    z.object({ id: z.union([z.string(), z.number()]) }).transform(({ id }) => id),
    z.object({ code: z.string() }).transform(({ code }) => code),
  ])
  .catch('all')

/** Before the answer leaves: no entry, no contacts. */
export async function enterReading(
  contactsRead: ContactsRead | undefined,
  { contactsOf }: Pick<Endpoint, 'contactsOf'>,
  caller: Caller,
  { params }: RawInput,
): Promise<void> {
  if (contactsOf !== undefined) await contactsRead?.(caller, `${contactsOf}:${Named.parse(params)}`)
}
