/** Flutterwave's test cards, and the reason why the bank declines some. */
export const cards = [
  { number: '5531 8866 5214 2950', label: '… 2950 · goes through', declined: null },
  { number: '4187 4274 1556 4246', label: '… 4246 · goes through', declined: null },
  {
    number: '5258 5859 2266 6506',
    label: '… 6506 · not enough money',
    declined: 'There is not enough money on this card.',
  },
  {
    number: '5143 0105 2233 9965',
    label: '… 9965 · declined',
    declined: 'The bank declined this card (do not honour).',
  },
  {
    number: '5590 1317 4329 4314',
    label: '… 4314 · suspected fraud',
    declined: 'The bank stopped this payment because it looks like fraud.',
  },
] as const

/** Why the bank declines a card; null where it does not. */
export function declined(number: unknown): string | null {
  return cards.find((card) => card.number === number)?.declined ?? null
}
