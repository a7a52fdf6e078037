import type { ProductGroup, ProductLine } from './group-shape.ts'
import type { Dice } from './random.ts'
import type { DemoProduct } from './shape.ts'
import { type Specified, specificationsOf } from './specifications.ts'

/** Puts a price's label into a text: `{}` is all of it, `{1}` and `{2}` the parts around the ' + '. */
export function fillIn(text: string, label: string): string {
  const [first = '', second = ''] = label.split(' + ')
  return text.replaceAll('{}', label).replaceAll('{1}', first).replaceAll('{2}', second)
}

export function keyFeatures(
  group: ProductGroup,
  line: ProductLine,
  label: string,
  variations: DemoProduct['variations'],
): string[] {
  const own = line.features.map((feature) => fillIn(feature, label))
  const choices = (variations?.options ?? []).map(({ name, values }) => `${name}: ${or(values)}`)
  return [...own, ...choices, ...group.features].slice(0, 7)
}

/** HTML: what it is, what to know before buying, and its specifications. */
export function descriptionOf(
  group: ProductGroup,
  line: ProductLine,
  model: ModelFacts,
  luck: Dice,
): string {
  const advice = luck.some(group.advice, luck.between(1, 2))
  const know =
    luck.chance(0.5) || advice.length === 1
      ? advice.map((text) => block('p', text))
      : [block('h3', 'Good to know'), list(advice)]
  return [
    block('p', fillIn(line.note, model.label)),
    ...know,
    block('h3', 'Specifications'),
    tableOf(specificationsOf(model)),
  ].join('')
}

export interface ModelFacts extends Specified {
  label: string
}

function tableOf(rows: readonly (readonly [name: string, value: string])[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => block('li', item)).join('')}</ul>`
}

function block(tag: 'p' | 'h3' | 'li', text: string): string {
  return `<${tag}>${escaped(text)}</${tag}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function or(values: readonly string[]): string {
  return values.length < 2
    ? values.join('')
    : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
