import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { CpuProfile } from './processor.ts'

/**
 * What processor time was spent for, by the code that it was spent in: the first row counts that matches
 * `<source> <function>`. What V8 does for JavaScript without a name of its own counts with its caller.
 */
const causes = [
  ['collecting garbage', /^\(garbage collector\)/],
  ['idle', /^\(idle\)/],
  ['the engine itself', /^\((program|root)\)/],
  [
    'serialisation',
    /^ (stringify|parse)$|seroval|hydration\/hydration\.ts|server\/platform\/http\/json-bodies/,
  ],
  ['compression', /^node:(zlib|internal\/zlib)|compressed-body/],
  ['hashes', /^node:internal\/crypto|^ (hash|oneShotDigest)$|own-code/],
  [
    'streams and text',
    /^node:(internal\/(webstreams|streams|encoding|deps\/undici|blob|url)|stream|buffer|string_decoder)|^ (utf8Write|utf8Slice|latin1Slice|byteLengthUtf8|toString|encodeInto|encode|decode)/,
  ],
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(@tanstack|cookie-es|h3-v2|h3)\//],
  ['components', /(^|\/)(storefront|client|ui)\//],
  ['validation', /node_modules\/zod\/|contract\//],
  ['queries', /node_modules\/(pg|pg-protocol|pg-pool|pg-types)[/-]|server\/platform\/database/],
  ['domains', /server\/(?!platform)/],
  ['HTTP and sockets', /^node:|node_modules\/|server\/platform/],
] as const satisfies (readonly [string, RegExp])[]

export type Cause = (typeof causes)[number][0] | 'else'

/** The share of the main thread's busy time for each cause, greatest first, in percent. */
export function sharesOf(profile: CpuProfile): [Cause, number][] {
  const spent = new Map<Cause, number>()
  const causeOf = causesOfNodes(profile)
  for (const [index, id] of profile.samples.entries()) {
    const cause = causeOf.get(id) ?? 'else'
    spent.set(cause, (spent.get(cause) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  spent.delete('idle')
  const busy = [...spent.values()].reduce((sum, one) => sum + one, 0)
  return [...spent]
    .map(([cause, time]): [Cause, number] => [cause, (100 * time) / busy])
    .sort(([, one], [, other]) => other - one)
}

function causesOfNodes({ nodes }: CpuProfile): Map<number, Cause> {
  const causeOf = new Map<number, Cause>()
  const parentOf = new Map<number, number>()
  for (const { id, children = [] } of nodes) for (const child of children) parentOf.set(child, id)
  // A parent stands before its children.
  for (const { id, callFrame } of nodes) {
    const inherited = causeOf.get(parentOf.get(id) ?? 0) ?? 'else'
    causeOf.set(id, causeIn(callFrame) ?? inherited)
  }
  return causeOf
}

type CodePlace = CpuProfile['nodes'][number]['callFrame']

function causeIn(place: CodePlace): Cause | undefined {
  const { functionName } = place
  const named = functionName.startsWith('(') ? functionName : `${sourceOf(place)} ${functionName}`
  return causes.find(([, pattern]) => pattern.test(named))?.[0]
}

const built = 'dist/server/server.js'
const maps = new Map<string, SourceMap | undefined>()

/** The renderer is one built file: its source map tells which file a function comes from. */
function sourceOf({ url, lineNumber, columnNumber }: CodePlace): string {
  if (!url.endsWith(built)) return url
  const entry = sourceMapOf(url)?.findEntry(lineNumber, columnNumber)
  return entry && 'originalSource' in entry ? entry.originalSource : url
}

function sourceMapOf(url: string): SourceMap | undefined {
  const known = maps.get(url)
  if (known) return known
  const file = new URL(`${url}.map`)
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  maps.set(url, map)
  return map
}
