import { readFileSync } from 'node:fs'
import { BloomFilter } from './bloom-filter.ts'
import { commonWords } from './common-words.ts'
import { commonPasswordsFile, minWordLength, topWord, undisguised } from './word-forms.ts'

const popularPasswords = new BloomFilter(readFileSync(commonPasswordsFile))
/** Words of Nigeria, and others that the international list lacks. */
const ownWords = new Set(commonWords.map(undisguised))

/**
 * Whether a password is one of those that are tried first: one of the 100,000 most used ones, or of our own
 * list of words, with disguised letters (`P@ssw0rd`), twice, or with a year, a short or running number and
 * signs around it. With one of the thousand most used, any number counts as around it.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const wordStart = text.search(/\p{L}/u)
  const wordEnd = text.length - [...text].reverse().join('').search(/\p{L}/u)
  for (let start = 0; start <= wordStart; start++) {
    for (let end = wordEnd; end <= text.length; end++) {
      const around = text.slice(0, start) + text.slice(end)
      const word = undisguised(text.slice(start, end))
      if (isUsualDecoration(around) ? isWord(word) : hasUsualSigns(around) && isTopWord(word))
        return true
    }
  }
  return false
}

/** A well-known word, once or twice. */
function isWord(text: string): boolean {
  return [text, once(text)].some(
    (word) => ownWords.has(word) || (word.length >= minWordLength && popularPasswords.has(word)),
  )
}

function isTopWord(text: string): boolean {
  return [text, once(text)].some((word) => popularPasswords.has(topWord(word)))
}

function once(text: string): string {
  const half = text.slice(0, text.length / 2)
  return text === half + half ? half : text
}

const runs = '01234567890 09876543210'
const signRuns = '!@#$%^&*() )(*&^%$#@!'
const maxSigns = 4

/** Usual signs; at most three digits, a run, one digit repeated, or a year. */
function isUsualDecoration(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (!hasUsualSigns(text)) return false
  if (digits.length <= 3 || runs.includes(digits) || /^(\d)\1+$/.test(digits)) return true
  return /^(19|20)\d\d$/.test(digits)
}

/** Up to four signs, two of them different, or as they follow each other on a keyboard. */
function hasUsualSigns(text: string): boolean {
  const signs = text.replace(/\d/g, '')
  return signRuns.includes(signs) || (signs.length <= maxSigns && new Set(signs).size <= 2)
}
