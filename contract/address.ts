import { z } from 'zod'
import { Flag, FlagInput, Id, PhoneNumber, wholeNumber } from './field.ts'
import { oneLine, seenLength } from './text/plain-text.ts'

const unfilled = 'All inputs must be filled'

/** A typed field; an empty one reports no other mistake. */
const filled = () =>
  z.string({ error: unfilled }).overwrite(oneLine).min(1, { error: unfilled, abort: true })

/** A choice from a list; an empty text or 0 means that nothing is chosen. */
const Chosen = wholeNumber(2_147_483_647, unfilled)

const nigeriaOnly = 'We deliver in Nigeria only'

const printable = /^\P{Cc}*$/u
const unprintable = 'has characters that cannot be kept'

/** Letters of any script with marks and joiners, and spaces, hyphens and apostrophes inside. */
const nameOfPerson = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ '’-]\p{L}[\p{L}\p{M}\u200c\u200d]*)*$/u

/** Characters as people see them. */
const upTo = (max: number) => (text: string) => seenLength(text) <= max

function personName(which: 'First' | 'Last') {
  return filled()
    .refine(upTo(60), `${which} name maximum length is 60 characters`)
    .regex(nameOfPerson, `${which} name must start with a letter and with no special character`)
}

/** A street must contain a letter or a digit. */
const readable = /[\p{L}\p{N}]/u

/** A street with its number, in saved addresses and in a checkout without one. */
export const Street = z
  .string({ error: unfilled })
  .overwrite(oneLine)
  .refine(upTo(45), 'Address maximum length is 45 characters')
  .regex(printable, unprintable)

/** A state, a local government area or a city. */
export const Place = z.object({ id: Id, name: z.string() })

/** Where an order goes, as it is stored with the order: later changes of the address book do not reach it. */
export const PostalAddress = z.object({
  /** First and last name. */
  recipient: z.string(),
  phone: PhoneNumber,
  /** With its number. */
  street: z.string(),
  landmark: z.string().nullable(),
  city: z.string(),
  /** The names of the local government area and the state. */
  lg: z.string(),
  state: z.string(),
})

/** A delivery address as a form sends it (checkout and rooms specification, section 5). */
export const AddressInput = z.object({
  is_default: FlagInput.default(0),
  first_name: personName('First'),
  last_name: personName('Last'),
  phone_number: filled().regex(
    /^(?!234)[1-9]\d{9}$/,
    "Remove the first '0' of your phone number: for example - 80...",
  ),
  address: Street.regex(readable, unfilled),
  landmark: z
    .string()
    .overwrite(oneLine)
    .refine(upTo(120), 'Landmark maximum length is 120 characters')
    .regex(printable, unprintable)
    .nullish(),
  country: wholeNumber(161, nigeriaOnly).pipe(z.literal(161, nigeriaOnly)),
  state: Chosen,
  lg: Chosen,
  city: filled()
    .refine(upTo(80), 'City maximum length is 80 characters')
    .regex(/^\p{L}\p{M}*\p{L}/u, 'City can only be text')
    .regex(printable, unprintable),
  address_type_id: Chosen.default(1),
})

/** A saved delivery address. */
export const DeliveryAddress = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Ten digits, without +234. */
  phone_number: z.string(),
  address: z.string(),
  landmark: z.string().nullable(),
  country: z.literal(161),
  state: Place,
  state_id: Id,
  lg: Place,
  lg_id: Id,
  city: z.string(),
  address_type_id: Id,
  is_default: Flag,
})
