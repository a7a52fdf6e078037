/** Words of English that no rule makes; of each line, the words mean the same. */
const irregular = [
  'man men mans mens',
  'woman women womans womens',
  'child children childs childrens',
  'foot feet',
  'tooth teeth',
  'mouse mice',
  'knife knives knifes',
  'wife wives',
  'life lives',
  'shelf shelves shelfs',
  'scarf scarves scarfs',
  'loaf loaves',
  'half halves',
  'lady ladies ladys',
  'baby babies babys',
  'potato potatoes',
  'tomato tomatoes',
  'tyre tyres tire tires',
  'colour colours color colors',
  'jewellery jewelry jewelries',
  'pyjamas pajamas pyjama pajama',
  'grey gray',
].map((line) => line.split(' '))

const byWord = new Map(irregular.flatMap((same) => same.map((word) => [word, same] as const)))

/** 'gentlemen', 'sportswoman': the end of a word changes as the word by itself. */
const ends = /^([a-z]{3,})(man|men|woman|women)(s?)$/

/** Whether a word changes by no rule: 'men' is known, and so is 'man'. */
export function isIrregular(word: string): boolean {
  return byWord.has(word)
}

/**
 * A word, or several, with its other number and its owner's form where English makes them by rule: 'battery',
 * 'batteries'; 'child', 'children', and "children's", which is folded to 'childrens'. The first is the word itself.
 */
export function forms(word: string): string[] {
  const last = word.lastIndexOf(' ') + 1
  const known = byWord.get(word.slice(last))
  if (known)
    return unique(
      word,
      known.map((form) => word.slice(0, last) + form),
    )
  const [, beginning, end] = ends.exec(word) ?? []
  const ofEnd = end === undefined ? undefined : byWord.get(end)
  if (beginning !== undefined && ofEnd)
    return unique(
      word,
      ofEnd.map((form) => beginning + form),
    )
  return byRule(word)
}

function unique(word: string, others: string[]): string[] {
  return [word, ...others.filter((other) => other !== word)]
}

function byRule(word: string): string[] {
  if (!/[a-z]{3}$/.test(word)) return [word]
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word}s`]
  if (/ies$/.test(word)) {
    return [word, `${word.slice(0, -3)}y`, word.slice(0, -1), `${word.slice(0, -3)}ys`]
  }
  if (/[^aeiou]ys$/.test(word)) return [word, word.slice(0, -1), `${word.slice(0, -2)}ies`]
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)]
  if (/[^s]s$/.test(word)) return [word, word.slice(0, -1)]
  return [word, /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`]
}
