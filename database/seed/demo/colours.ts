/** The colours of products: the name that shoppers read, the paint, and the end of a stock code. */
export const colours = {
  black: ['Black', '#1f2126', 'BLK'],
  white: ['White', '#f1f1ee', 'WHT'],
  silver: ['Silver', '#b9bec4', 'SLV'],
  grey: ['Grey', '#7d838b', 'GRY'],
  charcoal: ['Charcoal', '#3a3f47', 'CHR'],
  titanium: ['Titanium', '#8d867c', 'TIT'],
  navy: ['Navy', '#1f2f57', 'NVY'],
  blue: ['Blue', '#2f62b5', 'BLU'],
  'sky-blue': ['Sky Blue', '#8fbfe6', 'SKY'],
  indigo: ['Indigo', '#2b2f77', 'IND'],
  teal: ['Teal', '#1d7f7f', 'TEA'],
  mint: ['Mint', '#a9dcc5', 'MNT'],
  green: ['Green', '#2f7a48', 'GRN'],
  olive: ['Olive', '#6a6f3c', 'OLV'],
  lime: ['Lime', '#a7c83a', 'LIM'],
  yellow: ['Yellow', '#e8bf2c', 'YLW'],
  gold: ['Gold', '#c9a24a', 'GLD'],
  'rose-gold': ['Rose Gold', '#d9a79a', 'RGD'],
  orange: ['Orange', '#e07b2a', 'ORG'],
  coral: ['Coral', '#e5705c', 'CRL'],
  red: ['Red', '#b8272f', 'RED'],
  wine: ['Wine', '#6b1f33', 'WIN'],
  pink: ['Pink', '#e3a0b4', 'PNK'],
  fuchsia: ['Fuchsia', '#b8337a', 'FUC'],
  lilac: ['Lilac', '#b9a4d8', 'LIL'],
  purple: ['Purple', '#65408f', 'PRP'],
  brown: ['Brown', '#6b452c', 'BRN'],
  tan: ['Tan', '#b58457', 'TAN'],
  coffee: ['Coffee', '#4a3428', 'COF'],
  beige: ['Beige', '#d8c7a8', 'BGE'],
  cream: ['Cream', '#efe6d0', 'CRM'],
  khaki: ['Khaki', '#a8966b', 'KHK'],
  walnut: ['Walnut', '#5d4030', 'WAL'],
  oak: ['Oak', '#b98f5e', 'OAK'],
  wood: ['Natural Wood', '#c39a69', 'WOD'],
  multicolour: ['Multicolour', '#c4573a', 'MLT'],
} as const

export type Colour = keyof typeof colours

export function isColour(word: string): word is Colour {
  return Object.hasOwn(colours, word)
}
