type Json = Record<string, unknown>

/** A JSON schema in the notation of TypeScript: `{ id: integer, name?: string }`, indented. */
export function typeText(schema: unknown, indent = ''): string {
  if (!isJson(schema)) return 'any'
  const { type, properties, items, anyOf, allOf, additionalProperties } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = Array.isArray(anyOf) ? anyOf : Array.isArray(allOf) ? allOf : undefined
  if (choices) {
    const texts = new Set(choices.map((choice) => typeText(choice, indent)))
    return [...texts].join(Array.isArray(anyOf) ? ' | ' : ' & ')
  }
  if (type === 'array') return listText(typeText(items, indent))
  if (type === 'object' && isJson(properties)) return objectText(schema, properties, indent)
  if (type === 'object') return `{ [name]: ${typeText(additionalProperties, indent)} }`
  return scalarText(schema)
}

function listText(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText({ required }: Json, properties: Json, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${typeText(property, inner)}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function scalarText({ type, format, minLength, maxLength, minimum, maximum, pattern }: Json) {
  const bounds = [minimum ?? minLength, maximum ?? maxLength]
  const range = bounds.every((bound) => bound === undefined)
    ? ''
    : `(${bounds.map((bound) => bound ?? '').join('…')})`
  const form = pattern && !format ? ` /${pattern}/` : ''
  return `${format ?? type ?? 'any'}${range}${form}`
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
