import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/*
 * `node scripts/face.ts` makes the files of the mall's typeface (`storefront/face/`) of Inter, under the OFL, which it and the
 * subsetter get from npm into `.cache`. The files are committed: docs/decisions/0075-a-face.md.
 */

const packages = ['@fontsource-variable/inter@5.3.0', 'subset-font@2.9.0']
const cache = '.cache/face'
const folder = 'storefront/face'

/** Of the weights 400 to 700; kerning, marks, figures of one width. */
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'],
  noHinting: true,
}

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join('')

/** Letters of Europe and signs: U+00A0 to U+00FF. */
const latin1 = Array.from({ length: 96 }, (_, place) => String.fromCodePoint(0xa0 + place)).join('')

/** Each file with its source and its characters; `storefront/face/face.css` has the same characters as ranges. */
const files = [
  {
    name: 'latin',
    of: 'latin',
    characters: `${ascii}${latin1}–—‘’“”…€→`,
  },
  { name: 'naira', of: 'latin-ext', characters: '₦' },
  // Igbo's ṅ, Hausa's hooks, Yoruba's ṣ and the tones on its syllabic nasals.
  { name: 'hooks', of: 'latin-ext', characters: 'ṣṢṅṄɓƁɗƊƙƘƴƳńŃǹǸḿḾ' },
  // Dotted vowels with their tones, which have to come from one file.
  { name: 'dots', of: 'vietnamese', characters: 'ẹẸọỌịỊụỤ\u0300\u0301\u0303\u0304\u0323' },
]

const Subset = z.object({
  default: z.custom<(font: Buffer, characters: string, how: typeof options) => Promise<Buffer>>(
    (value) => typeof value === 'function',
  ),
})

mkdirSync(cache, { recursive: true })
mkdirSync(folder, { recursive: true })
writeFileSync(join(cache, 'package.json'), '{}')
execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: cache })
const { resolve } = createRequire(join(process.cwd(), cache, 'package.json'))
const loaded: unknown = await import(pathToFileURL(resolve('subset-font')).href)
const { default: subset } = Subset.parse(loaded)
const source = join(cache, 'node_modules/@fontsource-variable/inter/files')
for (const { name, of, characters } of files) {
  const font = readFileSync(join(source, `inter-${of}-wght-normal.woff2`))
  const made = await subset(font, characters, options)
  writeFileSync(join(folder, `${name}.woff2`), made)
  console.log(`${name}: ${made.length} bytes`)
}
