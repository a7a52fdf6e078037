import { isRecord, isText, isWhole, listOf } from '#client/guards.ts'
import { countIn, nairaIn } from '#contract/forms/written-number.ts'
import { isFarPrice } from '#contract/limits.ts'
import type { WholeProduct } from '#contract/office/product.ts'

/** A value's key: its id, or `n1` for one that is new. */
export type ValueKey = number | string

export interface EditedValue {
  id: ValueKey
  name: string
  swatch: string | null
}

export interface EditedOption {
  id: ValueKey
  name: string
  values: EditedValue[]
}

export interface EditedCombination {
  /** Null: new. */
  id: number | null
  /** One of each option, in their order. */
  value_ids: ValueKey[]
  /** Naira and units as typed, of a new one. */
  amount?: string
  /** The second time, where the price is far from the others. */
  confirmed?: string
  on_hand?: string
}

/** Options and combinations as the form edits them. What is stored has the same text as in a refusal of the server. */
export interface Variations {
  options: EditedOption[]
  combinations: EditedCombination[]
}

export const limits = { options: 5, values: 50, combinations: 500 }

export function textOf({ options, combinations }: Variations): string {
  return JSON.stringify({
    options: options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map(({ id, name, swatch }) => ({ id, name, swatch })),
    })),
    combinations: combinations.map(({ id, value_ids, amount, confirmed, on_hand }) => ({
      id,
      value_ids,
      ...(amount !== undefined && { amount }),
      ...(confirmed && { confirmed }),
      ...(on_hand !== undefined && { on_hand }),
    })),
  })
}

export function storedVariations({ options, combinations }: WholeProduct): Variations {
  return {
    options,
    combinations: combinations
      .filter(({ stock }) => stock !== null)
      .map(({ id, value_ids }) => ({ id, value_ids })),
  }
}

export function variationsIn(text: string): Variations {
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return { options: [], combinations: [] }
  return {
    options: listOf(stored.options, (option) =>
      isRecord(option) && isKey(option.id) && isText(option.name)
        ? { id: option.id, name: option.name, values: listOf(option.values, valueIn) }
        : null,
    ),
    combinations: listOf(stored.combinations, combinationIn),
  }
}

function isKey(value: unknown): value is ValueKey {
  return isText(value) || isWhole(value)
}

function valueIn(value: unknown): EditedValue | null {
  if (!isRecord(value) || !isKey(value.id) || !isText(value.name)) return null
  return { id: value.id, name: value.name, swatch: isText(value.swatch) ? value.swatch : null }
}

function combinationIn(value: unknown): EditedCombination | null {
  if (!isRecord(value)) return null
  const { id, amount, confirmed, on_hand } = value
  return {
    id: isWhole(id) ? id : null,
    value_ids: listOf(value.value_ids, (key) => (isKey(key) ? key : null)),
    ...(isText(amount) && { amount }),
    ...(isText(confirmed) && { confirmed }),
    ...(isText(on_hand) && { on_hand }),
  }
}

/** Names combinations by their values: '128 GB, Black'. */
export function combinationName({
  options,
}: {
  options: { values: { id: ValueKey; name: string }[] }[]
}): (valueIds: readonly ValueKey[]) => string {
  const names = new Map(options.flatMap(({ values }) => values.map(({ id, name }) => [id, name])))
  return (valueIds) => valueIds.map((id) => names.get(id) || 'a new value').join(', ')
}

/** A key that no value or option has. */
export function newKey({ options }: Variations): string {
  const used = options.flatMap(({ id, values }) => [id, ...values.map((value) => value.id)])
  const numbers = used.map((key) => (typeof key === 'string' ? Number(key.slice(1)) : 0))
  return `n${Math.max(0, ...numbers) + 1}`
}

/** With one more option; what is on sale has its first value. */
export function withOption(variations: Variations, name: string): Variations {
  const id = newKey(variations)
  const first = `n${Number(id.slice(1)) + 1}`
  const option = { id, name, values: [{ id: first, name: '', swatch: null }] }
  const combinations = variations.combinations.map((one) => ({
    ...one,
    value_ids: [...one.value_ids, first],
  }))
  return { options: [...variations.options, option], combinations }
}

/** Without an option: of combinations that are the same then, the first stays. */
export function withoutOption({ options, combinations }: Variations, at: number): Variations {
  const firsts = new Map<string, EditedCombination>()
  for (const one of combinations) {
    const value_ids = one.value_ids.toSpliced(at, 1)
    const key = value_ids.join()
    if (!firsts.has(key)) firsts.set(key, { ...one, value_ids })
  }
  const rest = options.toSpliced(at, 1)
  return { options: rest, combinations: rest.length === 0 ? [] : [...firsts.values()] }
}

/** Without a value, and without the combinations that have it. */
export function withoutValue({ options, combinations }: Variations, id: ValueKey): Variations {
  return {
    options: options.map((option) => ({
      ...option,
      values: option.values.filter((value) => value.id !== id),
    })),
    combinations: combinations.filter(({ value_ids }) => !value_ids.includes(id)),
  }
}

/** The combinations of values that are not there yet. */
export function missingOf({ options, combinations }: Variations): EditedCombination[] {
  const known = new Set(combinations.map(({ value_ids }) => value_ids.join()))
  let all: ValueKey[][] = options.length === 0 ? [] : [[]]
  for (const { values } of options) {
    // No product has more: what is beyond is not offered.
    if (all.length * values.length > limits.combinations * 10) return []
    all = all.flatMap((chosen) => values.map(({ id }) => [...chosen, id]))
  }
  return all
    .filter((ids) => !known.has(ids.join()))
    .map((value_ids) => ({ id: null, value_ids, amount: '', on_hand: '' }))
}

/** Whether a new price is far from all that the product has, naira: it is typed twice. */
export function isFarNew(presents: readonly number[], amount: number): boolean {
  return presents.length > 0 && presents.every((present) => isFarPrice(present, amount))
}

/** As the call takes it. */
export function bodyOf({ options, combinations }: Variations) {
  const idOf = (key: ValueKey) => (typeof key === 'number' ? key : null)
  return {
    options: options.map(({ id, name, values }) => ({
      id: idOf(id),
      name,
      values: values.map((value) => ({ ...value, id: idOf(value.id) })),
    })),
    combinations: combinations.map(
      ({ id, value_ids, amount = '', confirmed = '', on_hand = '' }) => ({
        id,
        places: value_ids.map((key, at) =>
          Math.max(0, options[at]?.values.findIndex((value) => value.id === key) ?? 0),
        ),
        // What is no amount or number was refused before.
        amount: nairaIn(amount) ?? amount,
        confirmed_amount: confirmed === '' ? null : (nairaIn(confirmed) ?? confirmed),
        on_hand: countIn(on_hand) ?? 0,
      }),
    ),
  }
}

/** For people who compare. */
export function wordsOf(text: string): string {
  const { options, combinations } = variationsIn(text)
  const words = options.map(
    ({ name, values }) => `${name}: ${values.map((value) => value.name).join(', ')}`,
  )
  return [...words, `${combinations.length} combinations on sale`].join(' · ')
}
