/**
 * Words that no name in the code may contain, and the field's terms for them. Names are split into their
 * words: `keptCount` and `kept_until` contain `kept`, `bookkeeping` does not.
 */
const instead: [words: string, terms: string][] = [
  ['shelf shelves', 'cache, category, stock'],
  ['keep keeps kept keeper keeping', 'cache, store, save, reserve, retain, persist'],
  ['wanted want', 'the thing itself: filter, request, total'],
  ['askings asking asked ask asks', 'request, call, query, prompt'],
  ['told tell', 'notify, send, report, documented'],
  ['turnstile', 'semaphore'],
  ['crowded', 'queue full'],
  ['gathering', 'corked, batch'],
  ['awake asleep sleeper wake woken', 'hydrated, active'],
  ['handover', 'dehydrate, hydrate'],
  ['unsent wish wishes wished', 'pending, change, request, saved item'],
  ['goods', 'product, sellable item'],
  ['ground', 'placeholder color'],
  ['letter letters', 'message, character'],
  ['trouble troubles', 'error, problem, failure'],
  ['away', 'unavailable'],
  ['stray strays', 'unmatched payment'],
  ['finding findings', 'discrepancy'],
  ['living', 'active'],
  ['patience', 'timeout'],
  ['paper papers', 'PDF'],
  ['spoken', 'public'],
  ['desk desks', 'panel'],
  ['knob knobs', 'switch'],
  ['news', 'event, notification'],
  ['mall malls', 'app, store name'],
  ['meet', 'open context'],
  ['sweep', 'reconcile, clean up'],
  ['quietly', 'after commit, best effort'],
  ['stand stands standing', 'status'],
  ['way ways', 'method, transport, choice'],
  ['room rooms', 'dashboard page, space left'],
  ['frame frames', 'layout'],
  ['tries', 'attempts'],
  ['pack packs packed', 'compress'],
  ['forget forgotten', 'delete, erase, clear, evict'],
  ['shown', 'visible, presented, listed'],
  ['served', 'static, rendered'],
]

/** Word → the terms to use instead. */
export const bannedWords = new Map(
  instead.flatMap(([words, terms]) => words.split(' ').map((word) => [word, terms] as const)),
)

/** At the beginning of a name only: `leastUsed` is `minUsed`. `atMost` is fine. */
export const bannedPrefixes = new Map([
  ['most', 'max'],
  ['least', 'min'],
])

/** Types that say how a thing came about and not what it is. `…Parts` of dependencies are `…Deps`. */
export const bannedTypes = /^(Made|Found|Told|Shown|Asked|Wanted|Given|Sent)$|Parts$/

interface Exception {
  reason: string
  /** Whole names, as they are written; a file's is its path without the ending. */
  names?: string
  /** In these files only. */
  files?: RegExp
  /** Of these words only. */
  words?: string
}

export const exceptions: Exception[] = [
  {
    reason: 'names of the specification: routes, wire fields, keys and error codes',
    names: 'mostRated too_many_tries',
  },
  { reason: 'a field of a call that browsers of earlier releases read', names: 'kept_until' },
  {
    reason: 'names of libraries and of the platform',
    names:
      'keepAlive keepAliveTimeout keepAliveInitialDelayMillis setKeepAlive shouldKeepAlive keepPreviousData keepFeatures ' +
      'requestAnimationFrame cancelAnimationFrame',
  },
  {
    reason: 'V8’s profiles have call frames',
    names: 'callFrame',
  },
  {
    reason: 'Content-Security-Policy speaks of frames',
    names: 'frames frameSrc frameAncestors',
  },
  { reason: 'environment variables of operators', names: 'MALL_NAME MALL_SECRET MALL_SECRET_OLD' },
  { reason: 'the command `npm run mall`', names: 'scripts/mall' },
  { reason: 'the page `/office/mall` and its folder', files: /^office\/mall\//, words: 'mall' },
  {
    reason: 'the trade packs boxes',
    files:
      /^((contract|server|office)\/(office\/)?(fulfilment|manifests)|e2e\/(day-staff|store-day))/,
    words: 'pack packs packed',
  },
  {
    reason: 'drawings and product names speak of physical things',
    files: /^database\/seed\/(art|demo)\//,
    words: 'desk desks frame ground knob knobs pack paper shelf stand standing',
  },
  {
    reason: 'a stored template name, and a value in stored messages',
    names: 'letter',
    files: /^server\/(help\/contact-messages|messages\/templates)/,
  },
  {
    reason: 'keys of the data export that customers download',
    names: 'letters asked_at shown_name told_at',
    files: /^server\/(\w+\/)?privacy/,
  },
  {
    reason: 'a mode of the identity simulator, which programs send',
    names: 'trouble',
    files: /^simulators\/dojah\//,
  },
]
