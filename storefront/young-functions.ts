import type { Plugin } from 'vite'
import { changedCode } from './changed-code.ts'

/** A getter that sees what its object sees is kept by V8 as if it were to stay: the signal's of each fetch. */
const fetchSignal = {
  [`get: () => {
						this.#abortSignalConsumed = true;
						return abortController.signal;
					}`]: 'value: abortController.signal',
}

/** And that of the manifest, which sees the router of its page. One of a class sees only what its object has. */
const manifestGetter = {
  'router.ssr = { get manifest() {': 'router.ssr = new MadeWhenRead(() => {',
  [`hasAssets ? requestAssets : void 0);
	} };`]: `hasAssets ? requestAssets : void 0);
	});`,
}
const madeWhenRead = `
class MadeWhenRead {
  #make;
  constructor(make) {
    this.#make = make;
  }
  get manifest() {
    return this.#make();
  }
}
`

/**
 * V8 makes a function in the old space where its literal is assigned to a property, `this.load = () => …`, as if it were
 * to stay. The router makes fifty for each page, and all that they can see, the page's answers too, waits for the next full
 * collection. In brackets, `(0, () => …)`, they are as young as what they see. In the server's renderer alone: a browser
 * has one router.
 */
export function youngFunctions(): Plugin[] {
  const ofServer = {
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
  } as const satisfies Partial<Plugin>
  return [
    {
      name: 'young-functions',
      ...ofServer,
      // Last, since what is printed before is made simpler again.
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk')
            file.code = withYoungFunctions(file.code, this.parse(file.code))
        }
      },
    },
    {
      name: 'young-fetch-signal',
      ...ofServer,
      transform: {
        filter: { id: /query-core\/build\/modern\/query\.js$/ },
        handler: (code) => ({ code: changedCode(code, fetchSignal), map: null }),
      },
    },
    {
      name: 'young-manifest',
      ...ofServer,
      transform: {
        filter: { id: /router-core\/dist\/esm\/ssr\/ssr-server\.js$/ },
        handler: (code) => ({ code: changedCode(code, manifestGetter) + madeWhenRead, map: null }),
      },
    },
  ]
}

/** The code, which has this syntax tree, with such functions in brackets. */
export function withYoungFunctions(code: string, tree: object): string {
  let from = 0
  let young = ''
  const marks = assignedFunctions(tree).flatMap(({ start, end }): [number, string][] => [
    [start, '(0, '],
    [end, ')'],
  ])
  // Of two that begin or end at the same place neither is within the other.
  for (const [at, mark] of marks.sort(([one], [other]) => one - other)) {
    young += code.slice(from, at) + mark
    from = at
  }
  return young + code.slice(from)
}

interface Place {
  start: number
  end: number
}

/** Where functions stand that are assigned to a property. */
function assignedFunctions(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(assignedFunctions)
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(assignedFunctions)
  const isAssignment = hasType(node, 'AssignmentExpression') && 'left' in node && 'right' in node
  if (!isAssignment || !hasType(node.left, 'MemberExpression')) return within
  const { right } = node
  return isFunction(right) ? [...within, right] : within
}

function isFunction(node: unknown): node is Place {
  const isLiteral = hasType(node, 'ArrowFunctionExpression') || hasType(node, 'FunctionExpression')
  return isLiteral && 'start' in node && 'end' in node
}

function hasType(node: unknown, type: string): node is { type: string } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === type
}
