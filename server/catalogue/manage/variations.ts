import { refuseField } from './mistakes.ts'
import { type Price, requirePrice } from './prices.ts'

/** What a product varies by, and the combinations that are on sale. */
export interface NewVariations {
  options: { name: string; values: NewValue[] }[]
  combinations: NewCombination[]
}

export interface NewValue {
  name: string
  /** Of a colour: `#rrggbb`, painted beside its name. */
  swatch: string | null
}

export interface NewCombination extends Price {
  /** The place of its value in each option, counted from 0. */
  places: number[]
  /** Units. */
  onHand: number
}

/** The same with the ids of what is there already; null: new. */
export interface EditedVariations {
  options: { id: number | null; name: string; values: (NewValue & { id: number | null })[] }[]
  combinations: EditedCombination[]
}

export interface EditedCombination extends NewCombination {
  /** May be a retired one, which is on sale again. What is on sale has its stock: `onHand` is ignored. */
  id: number | null
}

const max = { options: 5, values: 50, combinations: 500 }

export function asEdited({ options, combinations }: NewVariations): EditedVariations {
  return {
    options: options.map(({ name, values }) => ({
      id: null,
      name,
      values: values.map((value) => ({ id: null, ...value })),
    })),
    combinations: combinations.map((combination) => ({ id: null, ...combination })),
  }
}

/** Refuses `validation_failed` for too many of anything, names that are twice, and values that are not there. */
export function requireVariations({ options, combinations }: EditedVariations): void {
  const no = (words: string) => refuseField('variations', words)
  if (options.length === 0 || options.length > max.options) {
    no(`A product varies by 1 to ${max.options} things.`)
  }
  if (options.some(({ values }) => values.length === 0 || values.length > max.values)) {
    no(`A variation has 1 to ${max.values} values.`)
  }
  if (combinations.length === 0 || combinations.length > max.combinations) {
    no(`A product has 1 to ${max.combinations} combinations.`)
  }
  if (hasTwice(options.map(({ name }) => folded(name)))) no('Two variations have the same name.')
  if (options.some(({ values }) => hasTwice(values.map(({ name }) => folded(name))))) {
    no('Two values of a variation have the same name.')
  }
  combinations.forEach(requirePrice)
  const isWhole = ({ places }: EditedCombination) =>
    places.length === options.length &&
    places.every((place, i) => options[i]?.values[place] !== undefined)
  if (!combinations.every(isWhole)) no('A combination has one value of each variation.')
  if (hasTwice(combinations.map(({ places }) => places.join()))) {
    no('Two combinations have the same values.')
  }
}

/** `before` are ids that the product has. Refuses `validation_failed` for any other, and for one that is twice. */
export function requireKnown(ids: (number | null)[], before: ReadonlySet<number>): void {
  const given = ids.filter((id) => id !== null)
  if (hasTwice(given) || given.some((id) => !before.has(id))) {
    refuseField('variations', 'Some of this does not belong to the product.')
  }
}

function hasTwice(keys: (string | number)[]): boolean {
  return new Set(keys).size < keys.length
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
