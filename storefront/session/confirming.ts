import { create } from 'zustand'
import { isRecord, isText } from '#client/guards.ts'
import type { ApiError } from '#contract/client.ts'
import type { ConfirmationNeeded } from '#contract/shop/account-security.ts'

interface Confirming {
  /** What the open dialog offers; null: none is open. */
  needed: ConfirmationNeeded | null
}

export const useConfirming = create<Confirming>(() => ({ needed: null }))

let waiting: ((isConfirmed: boolean) => void)[] = []

/** Opens the dialog for a call that was refused with `confirmation_required`; several calls share one dialog. */
export function confirmed({ failure }: ApiError): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    useConfirming.setState({ needed: neededOf(failure?.data) })
  })
}

/** Without any it is the password, which every account has. */
function neededOf(data: unknown): ConfirmationNeeded {
  if (!isRecord(data)) return { methods: ['password'], contacts: [] }
  const { methods, contacts } = data
  return {
    methods: Array.isArray(methods)
      ? known.filter((method) => methods.includes(method))
      : ['password'],
    contacts: Array.isArray(contacts) ? contacts.filter(isContact) : [],
  }
}

const known = ['password', 'passkey', 'code'] as const satisfies ConfirmationNeeded['methods']

function isContact(value: unknown): value is ConfirmationNeeded['contacts'][number] {
  return isRecord(value) && isText(value.contact) && ['email', 'phone'].includes(String(value.mode))
}

/** Closes the dialog: the calls go on, or fail with their refusal. */
export function settleConfirming(isConfirmed: boolean): void {
  const calls = waiting
  waiting = []
  useConfirming.setState({ needed: null })
  for (const settle of calls) settle(isConfirmed)
}
