import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'database/migrations'
/** Those before were applied by malls that stood still meanwhile. */
const lastFree = '0148'

/** Tables that grow with orders, products or visitors: building an index on one takes longer than a writer waits. */
const large = [
  'account_sessions',
  'accounts',
  'audit_entries',
  'bulk_rows',
  'cart_lines',
  'listing',
  'messages',
  'notifications',
  'office_products',
  'order_lines',
  'order_moves',
  'orders',
  'payments',
  'product_facts',
  'product_images',
  'product_reviews',
  'products',
  'saved_items',
  'search_documents',
  'stock',
  'stock_moves',
  'wallet_entries',
  'wallet_transactions',
]

/** Why the release before, which still serves, could not live with a migration, or its shoppers would wait. */
function faultsOf(sql: string): string[] {
  // A function's body runs later.
  const text = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  const made = new Set(Array.from(text.matchAll(/\bCREATE TABLE (\w+)/gi), ([, name]) => name))
  return text.split(/;\s*$/m).flatMap((whole) => {
    const isAnnounced = /^\s*-- after release \d+(\.\d+)*\s*$/m.test(whole)
    const statement = whole.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim()
    const table = /\b(?:ALTER TABLE(?: ONLY)?|ON) (\w+)/i.exec(statement)?.[1] ?? ''
    if (made.has(table)) return []
    return rules
      .filter(({ matches }) => matches(statement, { isAnnounced, table }))
      .map(({ fault }) => `${fault}: ${statement.slice(0, 100)}`)
  })
}

const rules: {
  fault: string
  matches: (statement: string, more: { isAnnounced: boolean; table: string }) => boolean
}[] = [
  {
    fault: 'renames what the release before reads',
    // Nothing reads an index by its name.
    matches: (statement) => /^ALTER (?!INDEX\b)\w+ .*\bRENAME\b/i.test(statement),
  },
  {
    fault: "drops without '-- after release N', the last one that reads it",
    matches: (statement, { isAnnounced }) =>
      !isAnnounced &&
      (/^DROP (TABLE|VIEW)\b/i.test(statement) || /\bDROP COLUMN\b/i.test(statement)),
  },
  {
    fault: 'changes the type of a column',
    matches: (statement) => /\bALTER COLUMN \w+ (SET DATA )?TYPE\b/i.test(statement),
  },
  {
    fault: 'NOT NULL reads the whole table: add a CHECK … NOT VALID, validate it, then set it',
    matches: (statement) => /\bALTER COLUMN \w+ SET NOT NULL\b/i.test(statement),
  },
  {
    fault: 'a new column that the release before does not fill needs a DEFAULT',
    matches: (statement) =>
      statement
        .split(/,(?![^(]*\))/)
        .some(
          (part) =>
            /\bADD COLUMN\b.*\bNOT NULL\b/i.test(part) && !/\b(DEFAULT|GENERATED)\b/i.test(part),
        ),
  },
  {
    fault:
      'a constraint on a table that is there comes NOT VALID, and is validated by another statement',
    matches: (statement) =>
      /\bADD (CONSTRAINT \w+ )?(FOREIGN KEY|CHECK)\b/i.test(statement) &&
      !/\bNOT VALID\b/i.test(statement),
  },
  {
    fault: 'an index on a large table is made CONCURRENTLY, in a file outside a transaction',
    matches: (statement, { table }) =>
      /^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i.test(statement) && large.includes(table),
  },
]

/** A domain's new rule says nothing of the rows that are there: the table's CHECK has to be validated again. */
function unvalidated(sql: string): string[] {
  const added = Array.from(sql.matchAll(/\bALTER DOMAIN (\w+)\s+ADD\b/gi), ([, name = '']) => name)
  return added.filter((name) => {
    const cast = `CHECK \\(\\(\\w+\\.\\*\\)::${name} IS DISTINCT FROM NULL\\) NOT VALID`
    return !new RegExp(cast).test(sql) || !/\bVALIDATE CONSTRAINT\b/.test(sql)
  })
}

test("a domain's new rule is held against the rows that are there", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  for (const file of files)
    expect(unvalidated(readFileSync(join(folder, file), 'utf8'))).toEqual([])
  const rule = 'ALTER DOMAIN order_row ADD CONSTRAINT small CHECK ((VALUE).total_kobo < 10);'
  expect(unvalidated(rule)).toEqual(['order_row'])
  const held = `${rule}
    ALTER TABLE orders ADD CONSTRAINT orders_small CHECK ((orders.*)::order_row IS DISTINCT FROM NULL) NOT VALID;
    ALTER TABLE orders VALIDATE CONSTRAINT orders_small;`
  expect(unvalidated(held)).toEqual([])
})

test('the release before can live with each new migration', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const faults = files
    .filter((file) => file.slice(0, 4) > lastFree)
    .flatMap((file) =>
      faultsOf(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    )
  expect(faults).toEqual([])
})

test('an index that failed half-way is dropped before it is made again', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)/gm)) {
      expect(text, file).toContain(`DROP INDEX CONCURRENTLY IF EXISTS ${name};`)
    }
  }
})

test.each([
  ['ALTER TABLE orders RENAME COLUMN total TO sum;', 'renames'],
  ['DROP TABLE coupons;', 'drops without'],
  ['ALTER TABLE orders DROP COLUMN note;', 'drops without'],
  ['ALTER TABLE orders ALTER COLUMN total TYPE numeric;', 'changes the type'],
  ['ALTER TABLE orders ALTER COLUMN note SET NOT NULL;', 'NOT NULL'],
  ['ALTER TABLE orders ADD COLUMN note text NOT NULL;', 'needs a DEFAULT'],
  ['ALTER TABLE orders ADD CHECK (total > 0);', 'NOT VALID'],
  ['ALTER TABLE orders ADD CONSTRAINT of FOREIGN KEY (a) REFERENCES accounts;', 'NOT VALID'],
  ['CREATE INDEX by_total ON orders (total);', 'CONCURRENTLY'],
])('refused: %s', (sql, fault) => {
  expect(faultsOf(`-- Up Migration\n\n${sql}\n`)).toEqual([expect.stringContaining(fault)])
})

test.each([
  'CREATE TABLE pots (id integer NOT NULL);\nCREATE INDEX pots_id ON pots (id);',
  '-- after release 41\nALTER TABLE orders DROP COLUMN note;',
  "ALTER TABLE orders ADD COLUMN note text NOT NULL DEFAULT '', ADD COLUMN weight integer;",
  'ALTER TABLE orders ADD CONSTRAINT orders_total CHECK (total > 0) NOT VALID;\nALTER TABLE orders VALIDATE CONSTRAINT orders_total;',
  'CREATE INDEX CONCURRENTLY by_total ON orders (total);',
  'ALTER INDEX by_sum RENAME TO by_total;',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DROP TABLE drafts; $$;',
])('welcome: %s', (sql) => {
  expect(faultsOf(`-- Up Migration\n\n${sql}\n`)).toEqual([])
})
