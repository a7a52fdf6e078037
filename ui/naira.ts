const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
})

/** Naira as en-US currency (storefront specification, section 9): 185000 → '₦185,000.00'. */
export function formatNaira(naira: number): string {
  return format.format(naira)
}
