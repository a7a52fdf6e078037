/** Naira as somebody types them, such as '12,500.50' or '₦12500'; null where it is no price with two decimals at most. */
export function nairaIn(text: string): number | null {
  const written = text.replace(/[₦,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(written) ? Number(written) : null
}

/** As a field has it: 12500.5 → '12500.50'. */
export function nairaText(naira: number): string {
  return naira.toFixed(2)
}
