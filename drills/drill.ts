/** A rehearsal of what goes wrong, with the real programs on this machine. */
export interface Drill {
  /** What `npm run drill -- NAME` says. */
  name: string
  /** What is rehearsed, in a sentence. */
  how: string
  /** The Debian packages that it needs. */
  packages: readonly string[]
  run(rehearsal: Rehearsal): Promise<DrillRow[]>
}

export interface Rehearsal {
  /** Whether all drills together may take ten minutes only. */
  isShort: boolean
  /** What stood behind the name on the command line, such as `--until 14:02`. */
  args: readonly string[]
  /** Stops, in the opposite order, what the drill starts. */
  opened: AsyncDisposableStack
}

/** A line of docs/drills.md. */
export interface DrillRow {
  /** What happened, such as `primary killed under orders and readers`; unique among all rows. */
  what: string
  /** As the issue or the decision has it. */
  toReach: string
  /** What was measured, with the size: `10 times: 0 lost …`. */
  figures: string
  isReached: boolean
}
