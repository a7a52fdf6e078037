import { readFileSync, writeFileSync } from 'node:fs'
import { tableOfVariables, withTable } from './variables-table.ts'

/** `npm run variables`: writes the table of environment variables in `docs/running.md` anew. */
const page = 'docs/running.md'
writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOfVariables()))
console.log(`${page} is written.`)
