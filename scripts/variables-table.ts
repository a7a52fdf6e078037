import { readConfig } from '#server/config.ts'
import { variables } from '#server/variables.ts'

const begin = '<!-- the table: written by npm run variables -->\n'
const end = '<!-- its end -->\n'

/** Every variable with its default and meaning, as Markdown. */
export function tableOfVariables(): string {
  const defaults = new Map<string, unknown>(Object.entries(readConfig({})))
  defaults.set('PUBLIC_URL', '`http://HOST:PORT`')
  const rows = Object.entries(variables).map(([name, type]) => {
    const { meaning } = type.meta() ?? {}
    return `| \`${name}\` | ${defaults.get(name) ?? ''} | ${meaning} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows, ''].join('\n')
}

/** The page with this table in place of its own. Throws where it has no place for one. */
export function withTable(page: string, table: string): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error('the page has no place for the table')
  return `${page.slice(0, before + begin.length)}${table}${page.slice(after)}`
}
