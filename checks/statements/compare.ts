import type { Column } from '#server/platform/database/columns.ts'
import type { Statement } from '#server/platform/database/statement.ts'
import type { Answered } from './describe.ts'

/** Where a statement declares anything else than what the database says that it answers. */
export function differences(statement: Statement<unknown>, answered: Answered[]): string[] {
  const { columns, joined } = statement
  const declared = Object.keys(columns)
  const names = answered.map(({ name }) => name)
  const joins = new Set(answered.filter(({ name }) => name in joined).map((column) => column.joins))
  return [
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} comes twice`),
    ...names.filter((name) => !(name in columns)).map((name) => `${name} is not declared`),
    ...declared.filter((name) => !names.includes(name)).map((name) => `${name} does not come`),
    ...(joins.size > 1 ? ['its joined columns do not come and go together'] : []),
    ...answered.flatMap((column) => ofColumn(column, columns[column.name], joined[column.name])),
  ].map((difference) => `${statement.name}: ${difference}`)
}

function ofColumn(
  answered: Answered,
  declares: Column<unknown> | undefined,
  joined: Column<unknown> | undefined,
): string[] {
  if (!declares) return []
  const { name, type, values } = answered
  const mayBeNull = joined ? answered.mayBeNullWhereJoined : answered.mayBeNull
  const { types, isNullable, isCertain, values: allowed } = joined ?? declares
  const found = types.includes(type) ? [] : [`${name} is ${type}, not ${types.join(' or ')}`]
  if (types.includes('json')) {
    found.push(...answered.jsonDifferences(declares).map((each) => `${name} ${each}`))
  }
  if (mayBeNull && !isNullable && !isCertain) found.push(`${name} may be null`)
  if (!mayBeNull && isNullable) found.push(`${name} is never null`)
  if (!mayBeNull && isCertain && !allowed) found.push(`${name} needs no certain()`)
  if (allowed && !isCertain) {
    if (!values) found.push(`${name} is no column for which a constraint lists the values`)
    const others = values?.filter((value) => !allowed.includes(value)) ?? []
    if (others.length > 0) found.push(`${name} may be ${others.join(', ')} too`)
  }
  return found
}
