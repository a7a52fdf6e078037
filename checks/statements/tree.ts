/*
 * PostgreSQL's own parse of a statement, as it stores it (`pg_node_tree`):
 * `{VAR :varno 1 :varnullingrels (b 3)} ({CONST …} …)`, `<>` for nothing.
 */

export type Tree = Node | Tree[] | string | null

/** A node of it: `node.type` is 'VAR', `node.get('varno')` is '1'. */
export class Node {
  readonly type: string
  readonly #fields: Map<string, Tree>

  constructor(type: string, fields: Map<string, Tree>) {
    this.type = type
    this.#fields = fields
  }

  text(field: string): string {
    const value = this.#fields.get(field)
    return typeof value === 'string' ? value : ''
  }

  number(field: string): number {
    return Number(this.text(field))
  }

  list(field: string): Tree[] {
    const value = this.#fields.get(field)
    return Array.isArray(value) ? value : []
  }

  nodes(field: string): Node[] {
    return this.list(field).filter((each) => each instanceof Node)
  }

  node(field: string): Node | null {
    const value = this.#fields.get(field)
    return value instanceof Node ? value : null
  }
}

/** Brackets, or a word in which a backslash takes the meaning from what follows it. */
const token = /[(){}]|(?:\\.|[^\s(){}\\])+/gs

export function readTree(stored: string): Tree {
  const tokens = stored.match(token) ?? []
  let at = 0

  function read(): Tree {
    const next = tokens[at++]
    if (next === '{') return readNode()
    if (next === '(') return readUntil(')')
    return next === undefined || next === '<>' ? null : next.replace(/\\(.)/gs, '$1')
  }

  function readUntil(end: string): Tree[] {
    const items: Tree[] = []
    while (at < tokens.length && tokens[at] !== end) items.push(read())
    at++
    return items
  }

  function readNode(): Node {
    const type = tokens[at++] ?? ''
    const fields = new Map<string, Tree>()
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1)
      const value = [read()]
      // The value of a constant is its length and its bytes: `4 [ 0 0 0 0 ]`.
      while (at < tokens.length && tokens[at] !== '}' && !tokens[at]?.startsWith(':')) {
        value.push(read())
      }
      fields.set(name, value.length === 1 ? (value[0] ?? null) : value)
    }
    at++
    return new Node(type, fields)
  }

  return read()
}
