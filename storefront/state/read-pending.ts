import { isRecord, isText, isWhole, listOf } from '#client/guards.ts'
import { keyText, type LineText, readKey } from './cart-lines.ts'
import type { GuestCart, Pending, PendingChanges } from './state.ts'

/** The changes that were still to be sent when the page was left. */
export function readPending(stored: unknown): Pending {
  const pending = isRecord(stored) ? stored : {}
  return {
    ...readPendingChanges(pending),
    guestCarts: listOf(pending.guestCarts, readGuestCart),
    left: listOf(pending.left, readLeft),
    ...(pending.isCleared === true && { isCleared: true }),
  }
}

function readGuestCart(stored: unknown): GuestCart | null {
  if (!isRecord(stored) || !isText(stored.id)) return null
  const lines = readLines(stored.lines, 1)
  return Object.keys(lines).length > 0 ? { id: stored.id, lines } : null
}

function readLeft(stored: unknown): Pending['left'][number] | null {
  if (!isRecord(stored)) return null
  return {
    ...readPendingChanges(stored),
    accountId: isWhole(stored.accountId) ? stored.accountId : null,
  }
}

function readPendingChanges({ lines, saved }: Record<string, unknown>): PendingChanges {
  const hearts = isRecord(saved) ? Object.entries(saved) : []
  return {
    lines: readLines(lines, 0),
    saved: Object.fromEntries(
      hearts.flatMap(([id, isSaved]) =>
        isWhole(Number(id), 1) && typeof isSaved === 'boolean' ? [[id, isSaved]] : [],
      ),
    ),
  }
}

function readLines(stored: unknown, min: number): Record<LineText, number> {
  const lines: Record<LineText, number> = {}
  for (const [text, quantity] of Object.entries(isRecord(stored) ? stored : {})) {
    const key = readKey(text)
    if (key && isWhole(quantity, min)) lines[keyText(key)] = quantity
  }
  return lines
}
