import { Node } from './tree.ts'

/** What the catalogue of the database knows. */
export interface Facts {
  /** `<table's oid>.<column's number>` of all columns that are NOT NULL. */
  required: Set<string>
  /** The name of a function by its oid. */
  functions: Map<string, string>
}

/** A query within those around it, the innermost last. */
export type Scope = readonly Node[]

/** The columns that a query answers, in their order. */
export function targetsOf(query: Node): Node[] {
  const isSelect = query.text('commandType') === '1'
  return query
    .nodes(isSelect ? 'targetList' : 'returningList')
    .filter((target) => target.text('resjunk') === 'false')
}

/**
 * Whether an expression may be null, for all that the database knows of the statement: columns that are NOT
 * NULL and not on the far side of an outer join, and expressions that cannot be null where their parts are
 * not. What is not known here may be null.
 */
export function mayBeNull(expression: Node | null, scope: Scope, facts: Facts): boolean {
  if (!expression) return true
  const may = (part: Node | null) => mayBeNull(part, scope, facts)
  const name = nameOf(expression, facts)
  switch (expression.type) {
    case 'VAR':
      return variableMayBeNull(expression, scope, facts)
    case 'CONST':
      return expression.text('constisnull') === 'true'
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'SQLVALUEFUNCTION':
      return false
    case 'WINDOWFUNC':
      return !neverNull.has(name)
    case 'AGGREF':
      if (neverNull.has(name)) return false
      return !ofGroups.has(name) || !isOfGroup(expression, scope) || mayArgument(expression, may)
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return expression.nodes('args').every(may)
    case 'FUNCEXPR':
      if (neverNull.has(name)) return false
      return !(isCast(expression) || asItsParts.has(name)) || expression.nodes('args').some(may)
    case 'OPEXPR':
      return mayLack.test(name) || expression.nodes('args').some(may)
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return expression.nodes('args').some(may)
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COLLATEEXPR':
      return may(expression.node('arg'))
    case 'CASEEXPR':
      return may(expression.node('defresult')) || expression.nodes('args').some(mayCase)
    case 'SUBLINK':
      return sublinkMayBeNull(expression, scope, facts)
    default:
      return true
  }
  function mayCase(when: Node): boolean {
    return may(when.node('result'))
  }
}

/** Answer something whatever they are given, or count. */
const neverNull = new Set([
  'count',
  'row_number',
  'rank',
  'dense_rank',
  'concat',
  'json_build_object',
  'jsonb_build_object',
  'json_build_array',
  'jsonb_build_array',
])

/** Aggregates that have something wherever a row gives them something. */
const ofGroups = new Set([
  'sum',
  'min',
  'max',
  'avg',
  'bool_and',
  'bool_or',
  'string_agg',
  'array_agg',
  'json_agg',
  'jsonb_agg',
])

/** Answer something where all that they are given is something. */
const asItsParts = new Set([
  'lower',
  'upper',
  'abs',
  'round',
  'floor',
  'ceil',
  'length',
  'cardinality',
  'starts_with',
])

/** Functions of operators that look into JSON, where they may find nothing. */
const mayLack = /^jsonb?_(object_field|array_element|extract_path|path_)/

function nameOf(expression: Node, { functions }: Facts): string {
  const oid = ['funcid', 'opfuncid', 'aggfnoid', 'winfnoid'].map((field) => expression.text(field))
  return functions.get(oid.find((each) => each !== '') ?? '') ?? ''
}

/** Written as a cast, or put in by the database. JSON's null is cast to SQL's. */
function isCast(call: Node): boolean {
  const isOfJson = call.nodes('args').some((arg) => arg.text('vartype') === jsonb)
  return !isOfJson && (call.text('funcformat') === '1' || call.text('funcformat') === '2')
}
const jsonb = '3802'

/** A group has a row at least, so that an aggregate of what is never null has something. */
function isOfGroup(aggregate: Node, scope: Scope): boolean {
  const query = scope.at(-1)
  const isWhole = aggregate.node('aggfilter') === null && aggregate.text('agglevelsup') === '0'
  // `ROLLUP` and its like have a group of all rows, which may be none.
  const hasGroups = query && query.nodes('groupClause').length > 0
  return isWhole && hasGroups === true && query.list('groupingSets').length === 0
}

function mayArgument(aggregate: Node, may: (part: Node | null) => boolean): boolean {
  return aggregate.nodes('args').some((argument) => may(argument.node('expr')))
}

/** `EXISTS`, `ARRAY (…)`, and the one row of an aggregate without groups are there always. */
function sublinkMayBeNull(sublink: Node, scope: Scope, facts: Facts): boolean {
  const kind = sublink.text('subLinkType')
  if (kind === '0' || kind === '6') return false
  const query = sublink.node('subselect')
  if (kind !== '4' || !query) return true
  const isOneRow =
    query.text('hasAggs') === 'true' &&
    query.nodes('groupClause').length === 0 &&
    ['havingQual', 'limitCount', 'limitOffset'].every((field) => query.node(field) === null)
  return !isOneRow || columnMayBeNull(query, 1, scope, facts)
}

/** Column `place`, from 1, of a query that stands in `scope`. */
export function columnMayBeNull(query: Node, place: number, scope: Scope, facts: Facts): boolean {
  const within = [...scope, query]
  if (query.node('setOperations')) {
    const branches = query.nodes('rtable').flatMap((table) => table.node('subquery') ?? [])
    return branches.some((branch) => columnMayBeNull(branch, place, within, facts))
  }
  return mayBeNull(targetsOf(query)[place - 1]?.node('expr') ?? null, within, facts)
}

/** The outer joins that make a column null, `3` or `3 5`; empty: none. */
export function joinsOf(expression: Node | null): string {
  return expression?.list('varnullingrels').slice(1).join(' ') ?? ''
}

/** Whether a column may be null in a row for which its outer joins found something. */
export function mayBeNullWhereJoined(column: Node | null, query: Node, facts: Facts): boolean {
  return column?.type !== 'VAR' || placeMayLack(column, [query], facts)
}

function variableMayBeNull(variable: Node, scope: Scope, facts: Facts): boolean {
  // `RETURNING old.…` of a row that was not there before.
  const isOld = variable.text('varreturningtype') === '1'
  return isOld || joinsOf(variable) !== '' || placeMayLack(variable, scope, facts)
}

function placeMayLack(variable: Node, scope: Scope, facts: Facts): boolean {
  const found = tableOf(variable, scope)
  return !found || tableMayLack(found.table, variable.number('varattno'), found.scope, facts)
}

/** Whether a variable is a whole row, as in `json_agg(line)`. */
export function isRow(expression: Node): boolean {
  return expression.type === 'VAR' && expression.text('varattno') === '0'
}

/** What stands in FROM that a variable is a column of, and the queries around that. */
export function tableOf(variable: Node, scope: Scope): { table: Node; scope: Scope } | null {
  const around = scope.slice(0, scope.length - variable.number('varlevelsup'))
  const table = around.at(-1)?.nodes('rtable')[variable.number('varno') - 1]
  return table ? { table, scope: around } : null
}

/** The query that stands in FROM, or that a name in FROM means, and the queries around it. */
export function queryBehind(table: Node, scope: Scope): { query: Node; scope: Scope } | null {
  const subquery = table.node('subquery')
  if (subquery) return { query: subquery, scope }
  if (table.text('ctename') === '' || table.text('self_reference') === 'true') return null
  const around = scope.slice(0, scope.length - table.number('ctelevelsup'))
  const parts = around.at(-1)?.nodes('cteList') ?? []
  const query = parts.find((each) => each.text('ctename') === table.text('ctename'))
  const found = query?.node('ctequery')
  return found ? { query: found, scope: around } : null
}

/** Whether a column of an entry of FROM, by its number, may be null. */
function tableMayLack(table: Node, place: number, scope: Scope, facts: Facts): boolean {
  const query = scope.at(-1)
  const kinds: Record<string, () => boolean> = {
    table: () => !facts.required.has(`${table.text('relid')}.${place}`),
    subquery: () => behindMayLack(table, place, scope, facts),
    join: () => mayBeNull(table.nodes('joinaliasvars')[place - 1] ?? null, scope, facts),
    function: () => !isOrdinality(table, place),
    values: () =>
      table.list('values_lists').some((row) => {
        const value = Array.isArray(row) ? row[place - 1] : null
        return mayBeNull(value instanceof Node ? value : null, scope, facts)
      }),
    with: () => behindMayLack(table, place, scope, facts),
    group: () =>
      (query?.list('groupingSets').length ?? 0) > 0 ||
      mayBeNull(table.nodes('groupexprs')[place - 1] ?? null, scope, facts),
  }
  return kinds[tableKinds[table.number('rtekind')] ?? '']?.() ?? true
}

/** `RTEKind`, in PostgreSQL's order. */
const tableKinds = [
  'table',
  'subquery',
  'join',
  'function',
  'table function',
  'values',
  'with',
  'named tuplestore',
  'result',
  'group',
]

/** The number of `WITH ORDINALITY`, behind all columns of the function. */
function isOrdinality(table: Node, place: number): boolean {
  const columns = table.node('eref')?.list('colnames').length
  return table.text('funcordinality') === 'true' && place === columns
}

function behindMayLack(table: Node, place: number, scope: Scope, facts: Facts): boolean {
  const behind = queryBehind(table, scope)
  return !behind || columnMayBeNull(behind.query, place, behind.scope, facts)
}
