import {
  bytes,
  json,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { fieldsColumn } from './fields.ts'

/** An entry as `audit_entries` has it, without its place in the chain. */
export const entryRow = {
  id: number,
  actor: text,
  session_id: nullable(number),
  recorded_at: time,
  call: text,
  subject: text,
  refused: nullable(text),
  before: json(fieldsColumn),
  after: json(fieldsColumn),
  reason: nullable(text),
  request_id: nullable(text),
  hash: bytes,
}
export type EntryRow = Row<typeof entryRow>

export const entryColumns = Object.keys(entryRow).join(', ')
