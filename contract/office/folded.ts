const plainCharacters: Record<string, string> = Object.fromEntries(
  [...'ØøŁłĐđƁɓƊɗƘƙƳƴŊŋıßÆæŒœ'].map((character, i) => [
    character,
    'OoLlDdBbDdKkYyNnisEeEe'.charAt(i),
  ]),
)

/** As PostgreSQL's search_fold has a text: 'Ẹ̀wà' and 'ewa' are one, however they are composed, and so are 'Nestlé' and 'nestle'. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/./gu, (character) => plainCharacters[character] ?? character)
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whether a text has these words, wherever they begin; signs and other scripts are compared as they are. */
export function hasFolded(text: string, words: string): boolean {
  const plain = folded(words)
  return plain === ''
    ? text.toLowerCase().includes(words.toLowerCase())
    : folded(text).includes(plain)
}
