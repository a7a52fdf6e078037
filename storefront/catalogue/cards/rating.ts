/** An exact average, everywhere in the same form: '4.2'. */
export function averageText(average: number): string {
  return average.toFixed(1)
}
