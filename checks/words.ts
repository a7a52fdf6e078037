import { type ESTree, parseSync, Visitor } from 'vite'
import { bannedPrefixes, bannedTypes, bannedWords, exceptions } from './word-list.ts'

interface Identifier {
  name: string
  start: number
}

/** What is wrong with the names of a file: `server/cart/add.ts:12 keptLines: kept → cache, store`. */
export function bannedNamesIn(path: string, text: string): string[] {
  const wrong: string[] = []
  const note = (name: string, start: number, complaint: string) =>
    wrong.push(`${path}:${lineOf(text, start)} ${name}: ${complaint}`)
  const check = ({ name, start }: Identifier) => {
    for (const complaint of complaintsAbout(path, name)) note(name, start, complaint)
  }
  const checkType = ({ id }: { id: Identifier | null }) => {
    if (id && bannedTypes.test(id.name)) note(id.name, id.start, 'name the thing itself')
  }
  new Visitor({
    Identifier: check,
    JSXIdentifier: check,
    PrivateIdentifier: check,
    TSInterfaceDeclaration: checkType,
    TSTypeAliasDeclaration: checkType,
    ClassDeclaration: checkType,
  }).visit(parse(path, text))
  const fileName = path.replace(/\.tsx?$/, '')
  const inPath = complaintsAbout(path, fileName).map((complaint) => `${path}: ${complaint}`)
  // `{ name }` is read twice, as the property and as the variable.
  return [...new Set([...inPath, ...wrong])]
}

/** Literals that are spread into another literal, which only keeps the formatter from breaking a line. */
export function spreadLiteralsIn(path: string, text: string): string[] {
  const starts: number[] = []
  const collect = (entries: readonly Entry[], literal: ESTree.Expression['type']) => {
    for (const entry of entries) {
      if (entry?.type === 'SpreadElement' && unwrapped(entry.argument).type === literal) {
        starts.push(entry.start)
      }
    }
  }
  new Visitor({
    ObjectExpression(node) {
      collect(node.properties, node.type)
    },
    ArrayExpression(node) {
      collect(node.elements, node.type)
    },
  }).visit(parse(path, text))
  return starts.map((start) => `${path}:${lineOf(text, start)}`)
}

/** Words for people with an identifier among them, as a rename leaves them that also changed text. */
export function identifiersInSentences(path: string, text: string): string[] {
  const wrong: string[] = []
  const check = ({ value, start }: { value: unknown; start: number }) => {
    if (typeof value !== 'string') return
    const identifier = /[a-z,] ([a-z]{2,}[A-Z][a-z]\w*)(?: [a-z]|\.$)/.exec(value)?.[1]
    if (identifier) wrong.push(`${path}:${lineOf(text, start)} ${identifier}`)
  }
  new Visitor({ Literal: check, JSXText: check }).visit(parse(path, text))
  return wrong
}

type Entry = ESTree.ObjectPropertyKind | ESTree.ArrayExpressionElement

/** Without parentheses and `as const`. */
function unwrapped(node: ESTree.Expression): ESTree.Expression {
  const isWrapper =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isWrapper ? unwrapped(node.expression) : node
}

function parse(path: string, text: string) {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return program
}

function complaintsAbout(path: string, name: string): string[] {
  const words = wordsOf(name)
  const [first = ''] = words
  const prefix = bannedPrefixes.get(first)
  const found = [
    ...words.map((word) => [word, bannedWords.get(word)] as const),
    [`${first}…`, words.length > 1 ? prefix : undefined] as const,
  ]
  return found.flatMap(([word, terms]) =>
    terms === undefined || isExcepted(path, name, word) ? [] : [`${word} → ${terms}`],
  )
}

function isExcepted(path: string, name: string, word: string): boolean {
  return exceptions.some(
    ({ names, files, words }) =>
      (names === undefined || names.split(' ').includes(name)) &&
      (files === undefined || files.test(path)) &&
      (words === undefined || words.split(' ').includes(word)),
  )
}

/** `keptCount`, `kept_count`, `HTMLFrame`, `server/kept-count` → their words in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
}

function lineOf(text: string, start: number): number {
  return text.slice(0, start).split('\n').length
}
