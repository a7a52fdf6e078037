import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dumpSchema } from '#database/dump-schema.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'

const database = await testDatabase()

test("database/schema.sql is what the migrations make; 'npm run schema' writes it anew", async () => {
  expect(await dumpSchema(database)).toBe(readFileSync('database/schema.sql', 'utf8'))
})
