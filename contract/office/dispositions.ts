/** The places of units whose money went back, with the words of the office. */
export const dispositionWords = {
  /** They can be sold again. */
  restocked: 'Back on the shelf',
  /** The house has them, and nobody can buy them. */
  'written-off': 'Written off',
  /** The customer has them, or they are lost. */
  'not-returned': 'Never came back',
} as const
export type Disposition = keyof typeof dispositionWords

/** In the order in which a form offers them. */
export const dispositions = [
  'restocked',
  'written-off',
  'not-returned',
] as const satisfies Disposition[]
