import { expect, vi } from 'vitest'
import type { SwitchName } from '#contract/switches.ts'
import { auditRecorder } from '#server/audit/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { testApp } from '#server/test-app.ts'
import { setSwitch } from './operations.ts'

/** As the command line sets one. */
export const bySomebody = {
  actor: { command: 'test' },
  sessionId: null,
  call: 'a test',
  requestId: null,
}

/** Two processes of one mall, the first with an office. */
export async function testSwitches(database: Database, pages?: Parameters<typeof testStaff>[1]) {
  const staff = await testStaff(database, pages)
  const { clock, keys, rows } = staff
  const { url, http } = staff.app
  const other = await testApp(database)
  const deps = { database, clock, recordAudit: auditRecorder({ clock, keys }) }

  /** Sets it, and waits until both processes know. */
  async function turn(name: SwitchName, isOn: boolean): Promise<void> {
    await setSwitch(deps, { name, isOn, reason: 'a test' }, bySomebody)
    await inBoth(async (base) => expect(name in (await closedAt(base))).toBe(isOn))
  }

  async function inBoth(check: (base: string) => Promise<void>): Promise<void> {
    // Sooner than the next look that is due anyway.
    await vi.waitFor(() => Promise.all([url, other.url].map(check)), { timeout: 4_000 })
  }

  /** Once the provider's event is here. */
  async function isPaid(code: string): Promise<void> {
    await vi.waitFor(async () => {
      const found = await rows('SELECT payment_status FROM orders WHERE order_code = $1', [code])
      expect(found).toEqual([{ payment_status: 'PAID' }])
    })
  }

  const app = { url, database, clock }
  return { app, http, staff, rows, other, deps, turn, inBoth, isPaid }
}

export async function closedAt(base: string): Promise<object> {
  return (await (await fetch(`${base}/api/v1/status`)).json()).data.closed
}
