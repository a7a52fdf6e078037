import { isRecord, isText } from '#client/guards.ts'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { isPermission, permissions } from '#contract/office/permissions.ts'
import { formatNaira } from '#ui/naira.ts'

/** The name of a brand, category, seller or `combination` by its field, such as `brand_id`; undefined: nobody knows it. */
export type NameOf = (field: string, id: string) => string | undefined

/** What stands for an empty value. */
export const nothing = 'nothing'

/** As the audit stores names and contacts. */
export const hidden = '(changed)'

const fieldNames: Record<string, string> = {
  alt: 'words of the picture',
  amount: 'price',
  present_amount: 'price now',
  previous_amount: 'price before',
  variations: 'options',
  weight_grams: 'weight in grams',
}

/** Codes of a field that are no words. */
const codes: Partial<Record<string, Record<string, string>>> = {
  step: {
    complete: 'signed in',
    'second-factor': 'second step to prove',
    'set-up': 'second step to set up',
  },
  method: { totp: 'digits of an app', 'recovery-code': 'a recovery code', passkey: 'a passkey' },
}

/** `brand_id` → 'brand', `amount:34` → 'price of Black, 128 GB', or of combination 34 where nobody knows its name. */
export function fieldWords(field: string, nameOf: NameOf): string {
  const [name = field, combination] = field.split(':')
  const plain = name.replace(/_(id|hash)$/, '').replace(/_ids$/, 's')
  const words = fieldNames[name] ?? plain.replaceAll('_', ' ')
  if (combination === undefined) return words
  return `${words} of ${nameOf('combination', combination) ?? `combination ${combination}`}`
}

/** A stored value on one line. */
export function valueWords(field: string, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value)) {
    return value.map((one) => valueWords(field, one, nameOf)).join(', ') || nothing
  }
  if (isRecord(value)) {
    const words = Object.entries(value).map(
      ([name, one]) => `${fieldWords(name, nameOf)}: ${valueWords(name, one, nameOf)}`,
    )
    return words.join(', ') || nothing
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return textWords(field, String(value), nameOf)
}

function textWords(field: string, text: string, nameOf: NameOf): string {
  if (text === hidden) return 'hidden'
  const [name = field] = field.split(':')
  if (name.endsWith('_id')) return nameOf(name, text) ?? text
  if (name === 'permissions' && isPermission(text)) return permissions[text]
  if (name === 'column' || name === 'columns') return text.replaceAll('_', ' ')
  const word = codes[name]?.[text]
  if (word) return word
  if (name === 'picture_hash') return 'a picture'
  // The audit has these two as the form of a product has them: as JSON.
  if (name === 'pictures') return pictureWords(text)
  if (name === 'variations') return variationWords(text)
  if (/^(cost|(present_|previous_)?amount)$/.test(name) && /^\d+(\.\d+)?$/.test(text)) {
    return formatNaira(Number(text))
  }
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? `${dateOf(text)}, ${timeOf(text)}` : text
}

function pictureWords(text: string): string {
  const stored = jsonIn(text)
  if (!Array.isArray(stored)) return text
  const alts = stored.map((picture) => isRecord(picture) && picture.alt)
  const named = alts.slice(0, maxNamed).map((alt) => (alt ? `‘${alt}’` : 'one without words'))
  const rest = alts.length > maxNamed ? ` and ${alts.length - maxNamed} more` : ''
  return alts.length === 0 ? 'no pictures' : named.join(', ') + rest
}

/** Pictures that a history names by their words, in their order. */
const maxNamed = 6

/** Options with their values, and how many combinations are on sale. */
function variationWords(text: string): string {
  const stored = jsonIn(text)
  if (!isRecord(stored)) return text
  const words = list(stored.options)
    .filter(isRecord)
    .map(({ name, values }) => {
      const names = list(values).map((value) => isRecord(value) && value.name)
      return `${name}: ${names.filter(isText).join(', ')}`
    })
  return [...words, counted(list(stored.combinations), 'combination')].join('; ')
}

/** Undefined where the text is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function counted({ length }: unknown[], noun: string): string {
  return length === 0 ? `no ${noun}s` : `${length} ${noun}${length === 1 ? '' : 's'}`
}
