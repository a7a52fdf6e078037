import { randomInt } from 'node:crypto'

/** How checks end from now on, whatever the number. */
export const modes = {
  works: 'by the number: …00 fails, …99 stays open, …50 gets no answer, all others match',
  matches: 'all match',
  mismatch: 'the face is another',
  'no-face': 'no face in the picture',
  'not-alive': 'not a living person',
  'other-name': 'match, under another name',
  unknown: 'the BVN is unknown',
  open: 'all stay open',
  'open-other-name': 'all stay open, under another name',
  silent: 'no answer',
  trouble: 'the bank’s side fails (HTTP 424)',
  unpaid: 'our balance is used up (HTTP 402)',
} as const
export type Mode = keyof typeof modes

export function isMode(name: unknown): name is Mode {
  return typeof name === 'string' && Object.hasOwn(modes, name)
}

export type Status = 'Pending' | 'Completed' | 'Failed'

export interface Check {
  reference: string
  /** All that the console shows of the BVN; the mall stores nothing of its digits. */
  lastFour: string
  status: Status
  at: Date
}

const maxRetained = 200

/** The checks since this process started, newest first, in memory. */
export class Checks {
  mode: Mode = 'works'
  readonly #now: () => Date
  #all: Check[] = []

  constructor(now: () => Date) {
    this.#now = now
  }

  get all(): readonly Check[] {
    return this.#all
  }

  add(bvn: string, status: Status): Check {
    const digits = Array.from({ length: 10 }, () => '0123456789ABCDEF'[randomInt(16)]).join('')
    const check = { reference: `DJ-${digits}`, lastFour: bvn.slice(-4), status, at: this.#now() }
    this.#all = [check, ...this.#all].slice(0, maxRetained)
    return check
  }

  find(reference: string): Check | undefined {
    return this.#all.find((check) => check.reference === reference)
  }

  /** How a check of this BVN ends. */
  fateOf(bvn: string): Mode {
    if (this.mode !== 'works') return this.mode
    if (bvn.endsWith('00')) return 'mismatch'
    if (bvn.endsWith('99')) return 'open'
    return bvn.endsWith('50') ? 'silent' : 'matches'
  }
}
