/** How people write a unit; the first is how most names have it. Folded: an inch's sign is a word before. */
const spellings = [
  'inch inches in ins',
  'gb gig gigs gigabyte gigabytes',
  'tb terabyte terabytes',
  'kg kgs kilo kilos kilogram kilograms',
  'g gram grams gm gms gr',
  'mg milligram milligrams',
  'l litre litres liter liters ltr ltrs lt',
  'ml millilitre millilitres milliliter mls',
  'cl centilitre centilitres',
  'w watt watts',
  'kw kilowatt kilowatts',
  'kva kvas',
  'v volt volts',
  'ah amp amps',
  'mah milliamp',
  'hp horsepower',
  'ft feet foot',
  'yards yard yds yd',
  'm metre metres meter meters mtr mtrs',
  'cm centimetre centimetres centimeter',
  'mm millimetre millimetres millimeter',
  'mp megapixel megapixels',
  'hz hertz',
  'pcs piece pieces pc',
].map((line) => line.split(' '))

const byWord = new Map(spellings.flatMap((unit) => unit.map((word) => [word, unit] as const)))

export function isUnit(word: string): boolean {
  return byWord.has(word)
}

/** All ways to write a unit; of anything else none. */
export function unitSpellings(word: string): readonly string[] {
  return byWord.get(word) ?? []
}

/** A number with its unit: '32in' → ['32', 'in']. */
export function measureOf(word: string): [number: string, unit: string] | null {
  const [, number, unit] = /^(\d{1,6})([a-z]+)$/.exec(word) ?? []
  return number && unit && isUnit(unit) ? [number, unit] : null
}
