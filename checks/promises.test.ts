import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { shippingNote } from '#server/delivery/quotes/fees.ts'
import { aboutUs } from '#server/help/words/about-us.ts'
import { faq } from '#server/help/words/faq.ts'
import { privacy } from '#server/help/words/privacy.ts'
import { refundPolicy } from '#server/help/words/refund-policy.ts'
import type { HelpPage } from '#server/help/words/shape.ts'
import { terms } from '#server/help/words/terms.ts'
import { templates } from '#server/messages/templates.ts'

/** What the mall says, by the section of the table that has it. */
const said: Record<string, string[]> = {
  'About us': sentencesOf(textsOf(aboutUs('Oja'))),
  'Refund policy': sentencesOf(textsOf(refundPolicy('Oja'))),
  Terms: sentencesOf(textsOf(terms('Oja'))),
  Privacy: sentencesOf(textsOf(privacy('Oja'))),
  Questions: sentencesOf(faq().flatMap(({ questions }) => questions.map(({ answer }) => answer))),
  'Shipping and ways to pay': sentencesOf([
    shippingNote,
    ...Object.values(paymentMethods).map(({ description }) => description),
  ]),
  Messages: Object.keys(templates),
}

const table = readTable(readFileSync('checks/specification/promises.md', 'utf8'))
const withoutTest = [...(table['Kept by people'] ?? []), ...(table['Promises nothing'] ?? [])]

test.each(Object.keys(said))(
  '%s: each sentence has its test, or stands among those without',
  (section) => {
    const held = table[section] ?? []
    const missing = (said[section] ?? []).filter(
      (sentence) => !held.includes(sentence) && !withoutTest.includes(sentence),
    )
    expect(missing).toEqual([])
  },
)

test('the table has no sentence that the mall does not say any more, and none twice', () => {
  const gone = Object.entries(said).flatMap(([section, sentences]) =>
    (table[section] ?? []).filter((sentence) => !sentences.includes(sentence)),
  )
  const everything = Object.values(said).flat()
  const goneWithout = withoutTest.filter((sentence) => !everything.includes(sentence))
  expect([...gone, ...goneWithout]).toEqual([])
  const all = Object.entries(table).flatMap(([section, list]) => list.map((s) => section + s))
  expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
})

function textsOf({ description, features, subtitles }: HelpPage): string[] {
  return [description, ...[...features, ...subtitles].map((part) => part.description)]
}

/** A sentence begins with a capital after the end of the one before it. */
function sentencesOf(texts: string[]): string[] {
  const all = texts.flatMap((text) => text.split(/(?<=[.!?:”])\s+(?=[A-Z‘“])|\n/))
  return [...new Set(all)]
}

/** The first cells of the rows, and the lines of the lists, by section. */
function readTable(text: string): Record<string, string[]> {
  const sections = text.split(/^## /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [name, lines.flatMap((line) => entryOf(line) ?? [])]
    }),
  )
}

function entryOf(line: string): string | null {
  const [, row, item] = /^\| (.+?) \|.*\|$|^- (.+)$/.exec(line) ?? []
  const entry = row ?? item
  return entry === undefined || entry === 'demand' || entry.startsWith('---') ? null : entry
}
