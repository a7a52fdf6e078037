import { readFileSync } from 'node:fs'
import type { DemoProduct } from '#database/seed/demo/shape.ts'

/** 3: what was asked for; 2: the same in another size, colour or model; 1: fits beside it; 0: wrong. */
type Grade = 0 | 1 | 2 | 3

export interface GradedQuery {
  term: string
  grade(product: DemoProduct): Grade
  /** The products do not exist here: nothing is the right answer. */
  isNone: boolean
}

const files = ['phones-electronics', 'home-power', 'food-household', 'fashion-family', 'as-typed']

/** All graded queries; README.md says how the rules are written. */
export const queries: GradedQuery[] = files.flatMap((file) =>
  readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(queryOf),
)

/** What is looked for first, and what must then come first. */
export const firstSought = readFileSync(new URL('most-wanted.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => queryOf(line.replace(' => ', ' => 3 ')))

/** Of the first ten results, 0 to 1: the gain of a grade is 2^grade - 1, halved by place and log. */
export function ndcg(query: GradedQuery, found: DemoProduct[], all: DemoProduct[]): number {
  if (query.isNone) return found.length === 0 ? 1 : 0
  const best = all.map((product) => query.grade(product)).sort((a, b) => b - a)
  const ideal = gain(best)
  if (ideal === 0) throw new Error(`no product has a grade for '${query.term}'`)
  return gain(found.map((product) => query.grade(product))) / ideal
}

function gain(grades: Grade[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum: number, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

type Rule = (product: DemoProduct) => boolean

function queryOf(line: string): GradedQuery {
  const [term = '', rules = ''] = line.split(' => ')
  if (rules === 'none') return { term, grade: () => 0, isNone: true }
  const levels = rules.split(' ; ').map((level) => levelOf(level, line))
  const grade = (product: DemoProduct) => levels.find(({ isMet }) => isMet(product))?.grade ?? 0
  return { term, grade, isNone: false }
}

function levelOf(text: string, line: string): { grade: Grade; isMet: Rule } {
  const grade = ([1, 2, 3] as const).find((level) => text.startsWith(`${level} `))
  if (!grade) throw new Error(`search quality: no grade in ${line}`)
  const alternatives = text
    .slice(2)
    .split(' | ')
    .map((part) => (part.match(/!?\/[^/]+\/|\S+/g) ?? []).map(ruleOf))
  return {
    grade,
    isMet: (product) => alternatives.some((rules) => rules.every((is) => is(product))),
  }
}

function ruleOf(text: string): Rule {
  const [sign = '', rest] = [text[0], text.slice(1)]
  if (sign === '!') {
    const rule = ruleOf(rest)
    return (product) => !rule(product)
  }
  if (sign === '@') return ({ category }) => category === rest
  if (sign === '/') {
    const pattern = new RegExp(rest.slice(0, -1))
    return ({ name }) => pattern.test(name)
  }
  if (text.startsWith('<=')) return ({ price }) => price <= Number(rest.slice(1))
  if (text.startsWith('>=')) return ({ price }) => price >= Number(rest.slice(1))
  if (sign === '=') return hasValue(rest.replaceAll('_', ' '))
  const glob = globOf(text)
  return ({ code }) => glob.test(code)
}

/** A value to choose, by its beginning or as one of its parts ('128GB + 8GB'); or the colour. */
function hasValue(text: string): Rule {
  const pattern = new RegExp(`(^|, | \\+ )${text.replaceAll('*', '.*')}($|, | \\+ )`)
  return ({ color, variations }) =>
    color === text ||
    Boolean(variations?.options.some(({ values }) => values.some((value) => pattern.test(value))))
}

function globOf(text: string): RegExp {
  const escaped = text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}$`)
}
