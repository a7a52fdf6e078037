import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Font, openSync, type Path } from 'fontkit'

/**
 * Alphabets of the illustrator, as outlines of open fonts (SIL Open Font License, see NOTICE). The versions are
 * fixed, so a second run writes the same files: `node scripts/alphabets.ts`.
 */
const fonts = {
  grotesque: ['@fontsource/archivo-black', '5.3.0', 'archivo-black-latin-400-normal'],
  condensed: ['@fontsource/oswald', '5.3.0', 'oswald-latin-600-normal'],
  serif: ['@fontsource/playfair-display', '5.3.0', 'playfair-display-latin-800-normal'],
  script: ['@fontsource/lobster', '5.3.0', 'lobster-latin-400-normal'],
  slab: ['@fontsource/alfa-slab-one', '5.3.0', 'alfa-slab-one-latin-400-normal'],
  technical: ['@fontsource/chakra-petch', '5.3.0', 'chakra-petch-latin-700-normal'],
} as const

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,·():!?’-–+/%'
/** Height of the capitals in the written outlines. */
const capital = 140

const folder = mkdtempSync(join(tmpdir(), 'alphabets-'))
for (const [name, [source, version, file]] of Object.entries(fonts)) {
  const font = openSync(unpacked(source, version, file))
  const rows = [...signs].flatMap((sign) => rowOf(font, sign))
  const text = [
    `/** Outlines of ${source} ${version}, written by scripts/alphabets.ts. */`,
    `export const ${name}: Record<string, readonly [advance: number, d: string]> = {`,
    ...rows,
    '}\n',
  ]
  writeFileSync(`database/seed/art/alphabets/${name}.ts`, text.join('\n'))
}
rmSync(folder, { recursive: true })

function unpacked(source: string, version: string, file: string): string {
  const quiet = { cwd: folder, encoding: 'utf8' } as const
  const archive = execFileSync('npm', ['pack', '--silent', `${source}@${version}`], quiet).trim()
  const inside = `package/files/${file}.woff2`
  execFileSync('tar', ['-xzf', archive, inside], quiet)
  return join(folder, inside)
}

function rowOf(font: Font, sign: string): string[] {
  const point = sign.codePointAt(0) ?? 0
  if (!font.hasGlyphForCodePoint(point)) return []
  const glyph = font.glyphForCodePoint(point)
  const size = capital / font.glyphForCodePoint(72).path.commands.reduce(highest, 0)
  const key = /[A-Za-z]/.test(sign) ? sign : `'${sign}'`
  return [`  ${key}: [${Math.round(glyph.advanceWidth * size)}, '${outline(glyph.path, size)}'],`]
}

function highest(top: number, { args }: { args: number[] }): number {
  return Math.max(top, ...args.filter((_, index) => index % 2 === 1))
}

/** Relative steps between whole places: short, and nothing has to be moved in them for the next instruction. */
function outline({ commands }: Path, size: number): string {
  const instructions: Record<string, string> = {
    moveTo: 'm',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
    closePath: 'z',
  }
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let d = ''
  for (const { command, args } of commands) {
    const places = args.map((value, index) =>
      index % 2 === 0 ? Math.round(value * size) : capital - Math.round(value * size),
    )
    const steps = places.map((value, index) => value - (index % 2 === 0 ? x : y))
    if (command === 'closePath') [x, y] = [startX, startY]
    x = places.at(-2) ?? x
    y = places.at(-1) ?? y
    if (command === 'moveTo') [startX, startY] = [x, y]
    d += stepped(instructions[command] ?? '', steps)
  }
  return d
}

function stepped(instruction: string, steps: number[]): string {
  const [across = 0, down = 0] = steps
  if (instruction === 'l' && down === 0) return across === 0 ? '' : `h${across}`
  if (instruction === 'l' && across === 0) return `v${down}`
  return instruction + steps.join(' ').replaceAll(' -', '-')
}
