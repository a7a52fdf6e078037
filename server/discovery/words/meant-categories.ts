import { z } from 'zod'
import type { Phrase } from './words.ts'

export interface Category {
  id: number
  /** The words of each thing that it is named after. */
  things: readonly (readonly string[])[]
}

const Rows = z.array(
  z.object({ category_id: z.number().int(), things: z.array(z.string()) }).transform(toCategory),
)

function toCategory({ category_id: id, things }: { category_id: number; things: string[] }) {
  return { id, things: things.map((thing) => thing.split(' ')) }
}

let last: { text: string; categories: readonly Category[] } | undefined

/**
 * The sub-categories in the JSON of their rows. Each search reads all of them, and they change a few times a year: the same text
 * is not parsed again.
 */
export function categoriesOf(text: string): readonly Category[] {
  if (last?.text !== text) last = { text, categories: Rows.parse(JSON.parse(text)) }
  return last.categories
}

/**
 * The sub-categories that a search names, so that 'samsung phone' means phones before phone cases, and
 * 'rice' rice before rice cookers: those with a thing in their name that shares the most words with
 * the search and has the fewest others, at most half.
 */
export function meantCategories(
  phrasesByWord: readonly Phrase[][],
  categories: readonly Category[],
): number[] {
  const words = new Set(phrasesByWord.flat(2))
  const scored = categories
    .filter(({ things }) => things.some((thing) => thing.some((word) => words.has(word))))
    .map(({ id, things }) => ({
      id,
      score: Math.max(0, ...things.map((thing) => likeness(phrasesByWord, thing))),
    }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ id }) => id)
}

function likeness(phrasesByWord: readonly Phrase[][], thing: readonly string[]): number {
  const naming = phrasesByWord.filter((phrases) =>
    phrases.some((phrase) => phrase.every((word) => thing.includes(word))),
  )
  const named = thing.filter((word) => naming.flat(2).includes(word))
  return named.length * 2 < thing.length ? 0 : naming.length + named.length / thing.length
}
