import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCopied, walLogs } from './cluster-files.ts'

test('the WAL from one segment to another has every segment between them, once', () => {
  expect(walLogs('000000020000000A000000FE', '000000020000000B00000001', 16 * 2 ** 20)).toEqual([
    '000000020000000A000000FE',
    '000000020000000A000000FF',
    '000000020000000B00000000',
    '000000020000000B00000001',
  ])
  const sizes = fc.constantFrom(1, 16, 64, 1024).map((megabytes) => megabytes * 2 ** 20)
  fc.assert(
    fc.property(sizes, fc.nat(2 ** 31), fc.nat(300), (bytes, start, more) => {
      const perLog = 2 ** 32 / bytes
      const name = (place: number) =>
        `00000001${[Math.floor(place / perLog), place % perLog].map(hexadecimal).join('')}`
      const all = Array.from({ length: more + 1 }, (_, step) => name(start + step))
      expect(walLogs(name(start), name(start + more), bytes)).toEqual(all)
    }),
  )
})

const hexadecimal = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')

test('segments of two timelines are no WAL of one backup', () => {
  const names = ['000000010000000000000003', '000000020000000000000004'] as const
  expect(() => walLogs(...names, 16 * 2 ** 20)).toThrow('timeline')
})

test.each([
  ['base/16384/2619', true],
  ['base/16384/t3_16420', false],
  ['base/16384/pg_internal.init', false],
  ['base/pgsql_tmp/pgsql_tmp12.0', false],
  ['global/pg_control', false],
  ['pg_wal/000000010000000000000003', false],
  ['pg_wal/archive_status/000000010000000000000003.ready', false],
  ['pg_xact/0000', true],
  ['pg_notify/0000', false],
  ['pg_logical/replorigin_checkpoint', true],
  ['postmaster.pid', false],
  ['PG_VERSION', true],
  ['postgresql.auto.conf', true],
])('%s: copied is %s', (path, copied) => {
  expect(isCopied(path, false)).toBe(copied)
})
