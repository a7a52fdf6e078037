import { globSync, readFileSync } from 'node:fs'

/** A requirement of the specification, or of the security standard, with the test that proves it. */
export interface Row {
  /** `storefront.md: 2 Screens and routes: home`. */
  name: string
  /** Texts that the sources must contain to the letter; `{…}` is a placeholder. */
  words: string[]
  /** From the project's root. */
  file: string
  /** As in the file: `$x`, `%s` and `${…}` are placeholders. */
  title: string
}

/**
 * The tables with three columns: `| demand | exact words | file › title |`, a heading for each section. Of the
 * security requirements the second one is the answer, in which words between backticks are exact too.
 */
export const rows: Row[] = globSync(['checks/specification/*.md', 'docs/security/asvs.md'])
  .sort()
  .flatMap((path) => rowsOf(path, readFileSync(path, 'utf8')))

function rowsOf(path: string, text: string): Row[] {
  const file = path.split('/').at(-1)
  let section = ''
  return text.split('\n').flatMap((line): Row[] => {
    section = /^## (.*)/.exec(line)?.[1] ?? section
    const cells = /^\|([^|]*)\|([^|]*)\|([^|]*)\|$/
      .exec(line)
      ?.slice(1)
      .map((cell) => cell.trim())
    const [demand = '', words = '', proof = ''] = cells ?? []
    if (!cells || demand === 'demand' || demand.startsWith('-')) return []
    const [testFile = '', ...title] = proof.split(' › ')
    return [
      {
        name: `${file}: ${section}: ${demand}`,
        words: [...words.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
        file: testFile,
        title: title.join(' › '),
      },
    ]
  })
}
