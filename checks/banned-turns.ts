import { parseSync, Visitor } from 'vite'

/** Turns that no sentence on a page, in a message or in a refusal has (docs/words.md), and plain English for them. */
const turns: [turn: RegExp, plain: string][] = [
  [/\bstands?\b/i, 'is, appears, shows'],
  [/\b(comes?|came) along\b/i, 'stays, is saved'],
  [/\b(is|are) on (you|us)\b/i, 'you pay, we pay'],
  [/\bby (itself|themselves)\b/i, 'automatically, or the one who does it'],
  [/\bof you\b/i, 'about you'],
  [/\b(kept|held|reserved) for you\b/i, 'reserved'],
  [/\bonly who\b/i, 'only customers who'],
  [/^(what|who|whoever|whatever) [^?]*\.$/i, 'a noun as the subject'],
  [/\bknows? (you|it|your browser) again\b/i, 'recognises'],
  [/\bthe way back\b|\bgoes back the way\b/i, 'return, refund'],
  [/\b(does|did|do|has|have) not answer(ed)?\b/i, 'is not responding'],
  [/\b(is|are|was) not right\b/i, 'is wrong, is incorrect'],
  [/\bgive it to nobody\b|\bnobody from us\b/i, 'do not share it'],
  [/\blook into your mail\b/i, 'check your email'],
  [/\b(to|and|you can) go on\b/i, 'continue'],
  [/\bfor the moment\b/i, 'for now'],
  [/\bwaits? for (its|their|your) (money|payment)\b/i, 'is unpaid'],
  [/\bways? of delivery\b/i, 'delivery method'],
  [/\bwrite (whole|an amount)\b/i, 'enter'],
  [/\be-mail\b/i, 'email'],
  [/\b(is|are) here again\b/i, 'is back'],
  [/\bis no (?!longer)[A-Z][a-z]+ /, 'is not a'],
]

/** Shoppers call the shop by its name, 'the shop' or 'we'. */
const forShoppers: [RegExp, string] = [/\bmalls?\b/i, 'the shop, we']

/** `storefront/help/faq-page.tsx:26 stands → is, appears, shows`, for each sentence with such a turn. */
export function bannedTurnsIn(path: string, text: string): string[] {
  const all = isForShoppers.test(path) ? [...turns, forShoppers] : turns
  return sentencesIn(path, text).flatMap(({ line, words }) =>
    all.flatMap(([turn, plain]) => {
      const found = sentencesOf(words).flatMap((one) => turn.exec(one) ?? [])[0]
      return found === undefined ? [] : [`${path}:${line} ${found} → ${plain}`]
    }),
  )
}

const isForShoppers =
  /^(storefront|client|server\/(help|messages|identity|checkout|orders\/life))\//

interface Words {
  line: number
  words: string
}

/** Text of JSX, and literals with a space and a capital; the summary of a call is for programmers. */
function sentencesIn(path: string, text: string): Words[] {
  const found: { start: number; words: string }[] = []
  const skipped = new Set<number>()
  const add = (start: number, words: string) => {
    if (isSentence(words) && !skipped.has(start)) found.push({ start, words: words.trim() })
  }
  const { program } = parseSync(path, text)
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'summary') skipped.add(value.start)
    },
    Literal({ value, start }) {
      if (typeof value === 'string') add(start, value)
    },
    JSXText({ value, start }) {
      add(start, value)
    },
    TemplateLiteral({ quasis, start }) {
      add(start, quasis.map((part) => part.value.cooked ?? '').join('…'))
    },
  }).visit(program)
  return found.map(({ start, words }) => ({ line: text.slice(0, start).split('\n').length, words }))
}

function isSentence(words: string): boolean {
  return (
    /[A-Za-z]{2} [a-z]/.test(words) &&
    !/\b(SELECT|INSERT|UPDATE|WHERE|CASE|FROM [a-z_]+)\b/.test(words)
  )
}

function sentencesOf(words: string): string[] {
  return words.replace(/\s+/g, ' ').split(/(?<=[.!?:])\s+(?=[A-Z‘“])/)
}
