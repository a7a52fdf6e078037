/** As a field has it: 12500.5 → '12500.50'. */
export function nairaText(naira: number): string {
  return naira.toFixed(2)
}
