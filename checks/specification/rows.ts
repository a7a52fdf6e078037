import { globSync, readFileSync } from 'node:fs'

/** One demand of the specification, with the test that proves it. */
export interface Row {
  /** `storefront.md: 2 Screens and routes: home`. */
  name: string
  /** What must stand in the mall's sources to the letter; `{…}` is something that differs. */
  words: string[]
  /** From the project's root. */
  file: string
  /** As it is written in the file: `$x`, `%s` and `${…}` are something that differs. */
  title: string
}

/** The tables of this folder: `| demand | exact words | file › title |`, a heading for each section. */
export const rows: Row[] = globSync('checks/specification/*.md')
  .sort()
  .flatMap((path) => rowsOf(path, readFileSync(path, 'utf8')))

function rowsOf(path: string, text: string): Row[] {
  const file = path.split('/').at(-1)
  let section = ''
  return text.split('\n').flatMap((line): Row[] => {
    section = /^## (.*)/.exec(line)?.[1] ?? section
    const cells = /^\|(.*)\|(.*)\|(.*)\|$/
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
