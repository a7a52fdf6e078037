import type { ProductGroup, ProductLine } from './group-shape.ts'
import type { Dice } from './random.ts'
import type { DemoProduct } from './shape.ts'

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

/** HTML: what it is, what to know before buying, what comes with it, and its plain facts. */
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
    ...whatYouGet(group.box),
    block('h3', 'Facts'),
    list([
      `Condition: ${model.form}`,
      ...(model.colour ? [`Colour: ${model.colour}`] : []),
      `Packed weight: ${model.kg} kg`,
    ]),
  ].join('')
}

export interface ModelFacts {
  label: string
  form: string
  /** Null where it has none, or several. */
  colour: string | null
  kg: number
}

function whatYouGet(box: readonly string[]): string[] {
  if (box.length > 1) return [block('h3', 'What you get'), list(box)]
  return box.map((thing) =>
    block('p', `What you get: ${thing[0]?.toLowerCase()}${thing.slice(1)}.`),
  )
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => block('li', item)).join('')}</ul>`
}

function block(tag: 'p' | 'h3' | 'li', text: string): string {
  return `<${tag}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`
}

function or(values: readonly string[]): string {
  return values.length < 2
    ? values.join('')
    : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
