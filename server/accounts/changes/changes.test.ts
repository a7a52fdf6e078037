import { expect, test } from 'vitest'
import { unseal } from '#server/messages/seal.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
