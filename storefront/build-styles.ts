import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'

interface BuildStyles {
  /** The addresses of the pages whose HTML gets the styles that they may use, and the files that render them. */
  entryPages: ReadonlyMap<string, string>
  /** What the server renders in them although its code comes later. */
  rendered: readonly string[]
  /** The short class names in the code of each module. */
  usedIn: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Divides the one file of styles. The pages that visits begin with inline the part that their own code, and what it
 * imports at once, may use. A chunk of any other code names the whole file, which Vite loads with it and waits for:
 * nothing is shown unstyled. The whole file repeats the part, so that its order decides whatever was there before.
 */
export function buildStyles({ entryPages, rendered, usedIn }: BuildStyles): Plugin[] {
  let divided: { ofEntryPages: string; all: string; file: string } | undefined
  let isUsed: (name: string) => boolean = () => true
  let hash = ''
  const ofBrowser = { apply: 'build', applyToEnvironment: isOf('client') } as const
  return [
    {
      name: 'divide-styles',
      ...ofBrowser,
      // The styles as Tailwind wrote them, before Vite takes them out of the code.
      enforce: 'pre',
      transform: {
        filter: { id: /\/storefront\/styles\.css$/ },
        handler(code) {
          hash = createHash('sha256').update(code).digest('hex')
        },
      },
      // A chunk that loads others names the file of styles, whose name changes with them.
      augmentChunkHash: ({ dynamicImports }) => (dynamicImports.length > 0 ? hash : undefined),
      generateBundle: {
        // Before the framework notes which styles a page has: it is to put none into the pages.
        order: 'pre',
        handler(_options, bundle) {
          const { css, file } = stylesIn(bundle)
          isUsed = usedNames(this, bundle, [...entryPages.values()], rendered, usedIn)
          const ofEntryPages = withoutSuperfluous(narrowed(css, isUsed))
          divided = { ofEntryPages, all: css, file: `/${file}` }
          for (const chunk of chunksIn(bundle)) chunk.viteMetadata?.importedCss.clear()
        },
      },
    },
    {
      name: 'name-styles',
      ...ofBrowser,
      // After the framework, before the imports of each chunk are written.
      enforce: 'post',
      generateBundle(_options, bundle) {
        const { file } = stylesIn(bundle)
        for (const chunk of chunksIn(bundle)) {
          const names = chunk.moduleIds.flatMap((id) => [...(usedIn.get(id) ?? [])])
          if (!names.every(isUsed)) chunk.viteMetadata?.importedCss.add(file)
        }
      },
    },
    {
      name: 'styles-in-pages',
      apply: 'build',
      // After class names in the code have been shortened: in the styles they are.
      enforce: 'post',
      applyToEnvironment: isOf('ssr'),
      transform: {
        filter: { id: /\/storefront\/entry-styles\.ts$/ },
        handler() {
          if (!divided) throw new Error('the browser’s build has to come first')
          const exported = { entryPages: [...entryPages.keys()], styles: divided }
          const lines = Object.entries(exported).map(
            ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
          )
          return { code: lines.join('\n'), map: null }
        },
      },
    },
  ]
}

function isOf(name: string): (environment: { name: string }) => boolean {
  return (environment) => environment.name === name
}

function chunksIn(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

function stylesIn(bundle: Rollup.OutputBundle): { css: string; file: string } {
  const [only, ...others] = Object.values(bundle).filter(({ fileName }) =>
    fileName.endsWith('.css'),
  )
  if (only?.type !== 'asset' || others.length > 0) throw new Error('not one file of styles')
  return { css: only.source.toString().trim(), file: only.fileName }
}

/**
 * Whether a name is in code that an entry page has from its beginning: its own modules with all they import, of which
 * the server alone may use some, and whatever else is in the same chunks. A name that is not shortened may stand
 * anywhere.
 */
function usedNames(
  context: Rollup.PluginContext,
  bundle: Rollup.OutputBundle,
  files: readonly string[],
  rendered: readonly string[],
  usedIn: BuildStyles['usedIn'],
): (name: string) => boolean {
  const all = new Set([...usedIn.values()].flatMap((names) => [...names]))
  const begins = chunksIn(bundle).filter(
    ({ isEntry, moduleIds }) =>
      isEntry || moduleIds.some((id) => files.some((file) => id.startsWith(`${file}?`))),
  )
  const loaded = new Set(begins.map(({ fileName }) => fileName))
  for (const name of loaded) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) loaded.add(imported)
  }
  const modules = new Set(rendered)
  for (const { fileName, moduleIds } of chunksIn(bundle)) {
    if (loaded.has(fileName)) for (const id of moduleIds) modules.add(id)
  }
  for (const id of modules) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  }
  const used = new Set([...modules].flatMap((id) => [...(usedIn.get(id) ?? [])]))
  return (name) => used.has(name) || !all.has(name)
}

const className = /\.((?:[\w-]|\\.)+)/g

/** Fields for dates and files: no entry page has them. */
const otherControls = /::(?:-webkit-(?:date|calendar)|file-selector)/

/** The rules of minified styles of which a selector needs no other names, and no control that entry pages lack. */
export function narrowed(css: string, isUsed: (name: string) => boolean): string {
  return rulesIn(css)
    .map((rule) => {
      const opens = rule.indexOf('{')
      const head = rule.slice(0, opens)
      if (opens >= 0 && /^@(layer|media|supports|container)/.test(head)) {
        const inside = narrowed(rule.slice(opens + 1, -1), isUsed)
        return inside && `${head}{${inside}}`
      }
      if (opens < 0 || head.startsWith('@')) return rule
      const names = (selector: string) =>
        Array.from(selector.matchAll(className), ([, name = '']) => name.replaceAll('\\', ''))
      const fits = (selector: string) =>
        !otherControls.test(selector) && names(selector).every(isUsed)
      return selectorsIn(head).some(fits) ? rule : ''
    })
    .join('')
}

/**
 * Tailwind and the minifier declare and set properties for rules that may come: without those that no rule here reads.
 * The minifier writes some prefixed declarations up to four times: once.
 */
export function withoutSuperfluous(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))
  const ifRead = (text: string, name: string) => (read.has(name) ? text : '')
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/(?<=[{;])(--[\w-]+):[^;{}"]*;/g, ifRead)
    .replace(/([\w-]+:[^;{}"]+;)\1+/g, '$1')
}

/** The rules and statements of minified styles, one after another. */
function rulesIn(css: string): string[] {
  return split(css, /[{}]/, (depth, found) => depth === 0 && (found === '}' || found === ';'))
}

function selectorsIn(head: string): string[] {
  return split(head, /[()[\]]/, (depth, found) => depth === 0 && found === ',')
}

/** Cuts after each character of which `ends` says so; texts in quotes have none. */
function split(
  css: string,
  bracket: RegExp,
  ends: (depth: number, found: string) => boolean,
): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: found, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|./gs)) {
    if (found.length === 1 && bracket.test(found)) depth += /[{([]/.test(found) ? 1 : -1
    if (!ends(depth, found)) continue
    parts.push(css.slice(from, index + 1))
    from = index + 1
  }
  if (from < css.length) parts.push(css.slice(from))
  return parts
}
