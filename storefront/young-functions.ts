import type { Plugin } from 'vite'
import { changedCode, changedLibrary } from './changed-library.ts'

/** A getter that sees what its object sees is kept by V8 as if it were to stay: the signal's of each fetch. */
const fetchSignal = {
  [`get: () => {
						this.#abortSignalConsumed = true;
						return abortController.signal;
					}`]: 'value: abortController.signal',
}

/** And that of the manifest, which sees the router of its page. One of a class sees only what its object has. */
const manifestGetter = {
  'router.ssr = { get manifest() {': 'router.ssr = new LazyManifest(() => {',
  [`hasAssets ? requestAssets : void 0);
	} };`]: `hasAssets ? requestAssets : void 0);
	});`,
}
const lazyManifest = `
class LazyManifest {
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
  return [
    {
      name: 'young-functions',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'ssr',
      // Last, since what is printed before is made simpler again.
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk')
            file.code = withYoungFunctions(file.code, this.parse(file.code))
        }
      },
    },
    changedLibrary('young-fetch-signal', /query-core\/build\/modern\/query\.js$/, (code) =>
      changedCode(code, fetchSignal),
    ),
    changedLibrary(
      'young-manifest',
      /router-core\/dist\/esm\/ssr\/ssr-server\.js$/,
      (code) => changedCode(code, manifestGetter) + lazyManifest,
    ),
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
  // No two begin at the same place, and where two end, both end with the same mark.
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
