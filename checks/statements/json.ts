import type { Column, Columns } from '#server/platform/database/columns.ts'
import type { Catalogue } from './catalogue.ts'
import { isRow, mayBeNull, queryBehind, type Scope, tableOf, targetsOf } from './nullability.ts'
import type { Node } from './tree.ts'

/** An expression and the queries around it. */
interface Place {
  expression: Node
  scope: Scope
}

/**
 * Where JSON that a statement builds is another than its column declares: `json_agg` of
 * `json_build_object`, or of rows. What a table stores as JSON is not known here, and passes: it is held to
 * the declaration wherever a test reads it.
 */
export function jsonDifferences(column: Column<unknown>, place: Place, facts: Catalogue): string[] {
  const { expression, scope } = place
  const name = facts.functions.get(expression.text('funcid') || expression.text('aggfnoid')) ?? ''
  const inside = (part: Node | null | undefined) =>
    part ? jsonDifferences(column, { expression: part, scope }, facts) : []
  switch (expression.type) {
    case 'CONST':
      return constantDifferences(column, expression)
    case 'COALESCEEXPR':
      return expression.nodes('args').flatMap(inside)
    case 'CASEEXPR':
      return expression.nodes('args').flatMap((when) => inside(when.node('result')))
    case 'SUBLINK': {
      const query = expression.node('subselect')
      const target = query && targetsOf(query)[0]?.node('expr')
      if (!query || !target) return ['has a shape that is not known']
      return jsonDifferences(column, { expression: target, scope: [...scope, query] }, facts)
    }
    case 'AGGREF': {
      const element = expression.nodes('args')[0]?.node('expr')
      if (!/^jsonb?_agg$/.test(name) || !column.of || !element) break
      return valueDifferences(column.of, { expression: element, scope }, facts)
    }
    case 'FUNCEXPR':
      if (!/^jsonb?_build_object$/.test(name) || !column.fields) break
      return fieldDifferences(column.fields, pairsOf(expression, scope), facts)
    case 'VAR':
      return variableDifferences(column, { expression, scope }, facts)
  }
  return column.isCertain ? [] : ['has a shape that is not known']
}

function variableDifferences(column: Column<unknown>, place: Place, facts: Catalogue): string[] {
  const table = tableOf(place.expression, place.scope)
  const behind = table && queryBehind(table.table, table.scope)
  if (!behind) return []
  const targets = targetsOf(behind.query)
  const scope = [...behind.scope, behind.query]
  if (isRow(place.expression)) {
    const pairs = targets.map((target) => [target.text('resname'), target.node('expr')] as const)
    const values = pairs.flatMap(([name, expression]) =>
      expression ? [[name, { expression, scope }] as const] : [],
    )
    return column.fields ? fieldDifferences(column.fields, values, facts) : ['is an object']
  }
  const expression = targets[place.expression.number('varattno') - 1]?.node('expr')
  return expression ? jsonDifferences(column, { expression, scope }, facts) : []
}

/** The names and values of `json_build_object`. */
function pairsOf(call: Node, scope: Scope): (readonly [string, Place])[] {
  const args = call.nodes('args')
  return args.flatMap((expression, i) => {
    const name = args[i - 1]
    return i % 2 === 1 && name ? [[textOf(name), { expression, scope }] as const] : []
  })
}

function fieldDifferences(
  fields: Columns,
  built: (readonly [string, Place])[],
  facts: Catalogue,
): string[] {
  const names = built.map(([name]) => name)
  const missing = Object.keys(fields).filter((name) => !names.includes(name))
  return [
    ...missing.map((name) => `has no ${name}`),
    ...built.flatMap(([name, place]) => {
      const field = fields[name]
      if (!field) return [`has ${name}, which is not declared`]
      return valueDifferences(field, place, facts).map((found) => `${name} ${found}`)
    }),
  ]
}

/** Of a field of an object, or an element of a list. */
function valueDifferences(column: Column<unknown>, place: Place, facts: Catalogue): string[] {
  const type = typeOf(place, facts)
  const isNull = mayBeNull(place.expression, place.scope, facts) && !isRow(place.expression)
  const nullness = isNull && !column.isNullable && !column.isCertain ? ['may be null'] : []
  const isJson = type === 'json' || type === 'jsonb' || isRow(place.expression)
  if (isJson) return [...nullness, ...jsonDifferences(column, place, facts)]
  const known = column.types.includes(type) || asText(column, type)
  return known ? nullness : [...nullness, `is ${type}, not ${column.types.join(' or ')}`]
}

/** JSON has times and days as texts. */
function asText({ types }: Column<unknown>, type: string): boolean {
  return types.includes('text') && /^(timestamp|date|time)\b/.test(type)
}

function typeOf({ expression, scope }: Place, facts: Catalogue): string {
  if (expression.type === 'SUBLINK' && expression.text('subLinkType') !== '0') {
    const query = expression.node('subselect')
    const target = query && targetsOf(query)[0]?.node('expr')
    if (!query || !target) return ''
    const type = typeOf({ expression: target, scope: [...scope, query] }, facts)
    return expression.text('subLinkType') === '6' ? `${type}[]` : type
  }
  const oid = typeFields.map((field) => expression.text(field)).find((each) => each !== '')
  return oid === undefined ? 'boolean' : (facts.types.get(oid) ?? '')
}

/** Where nodes keep their type; those that have none of them are true or false. */
const typeFields = [
  'vartype',
  'consttype',
  'paramtype',
  'funcresulttype',
  'opresulttype',
  'aggtype',
  'coalescetype',
  'casetype',
  'resulttype',
  'minmaxtype',
  'array_typeid',
]

function constantDifferences(column: Column<unknown>, constant: Node): string[] {
  if (constant.text('constisnull') === 'true') return []
  const value: unknown = JSON.parse(textOf(constant))
  return column.has(value) ? [] : [`is not ${JSON.stringify(value)}`]
}

/** A constant is `3 [ 105 100 0 ]`: a text up to its zero, or behind four bytes with its length. */
function textOf(constant: Node): string {
  const numbers = constant.list('constvalue').filter((each) => typeof each === 'string')
  const bytes = Buffer.from(numbers.slice(2, -1).map((each) => Number(each) & 0xff))
  return constant.text('constlen') === '-2'
    ? bytes.subarray(0, -1).toString()
    : bytes.subarray(4).toString()
}
