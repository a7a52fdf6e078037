// What a browser computes before the mall spends money for it: shared by the server and the solver.

/** Several small puzzles take about the same time at each attempt, one large one does not. */
export const puzzles = 8

/** Leading zero bits that each hash has: 65,536 hashes for all, about a second on a slow phone. */
export const puzzleBits = 13

/** The text whose SHA-256 is looked at. `counter` is what is sought. */
export function puzzleText(challenge: string, puzzle: number, counter: number): string {
  return `${challenge}.${puzzle}.${counter}`
}

/** `data` of the refusal `proof_of_work_required`; the call is repeated with `proof_of_work`. */
export interface Challenge {
  challenge: string
}
