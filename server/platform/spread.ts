/** A sum over parts by their weight, in whole kobo that add up to it. */
export function spread(sumKobo: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  return weights.map((weight) => {
    const before = reached
    reached += weight
    return total === 0 ? 0 : partOf(sumKobo, reached, total) - partOf(sumKobo, before, total)
  })
}

/** A part of a sum, rounded down; in big integers, since sums times quantities leave the safe ones. */
export function partOf(sumKobo: number, part: number, whole: number): number {
  return Number((BigInt(sumKobo) * BigInt(part)) / BigInt(whole))
}
