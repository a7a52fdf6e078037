/** Fewer ratings than this make no average that says anything. */
const enough = 3

/** An average, everywhere in the same form: '4.2'. */
export function averageText(average: number): string {
  return average.toFixed(1)
}

export function isNewlyRated(ratings: number): boolean {
  return ratings < enough
}

/** Instead of an average: 'New, 2 ratings'. */
export function newlyRated(ratings: number): string {
  return `New, ${ratings} rating${ratings === 1 ? '' : 's'}`
}
