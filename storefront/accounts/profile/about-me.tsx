import type { ReactNode } from 'react'
import { longDateOf } from '#client/lagos-time.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatWholeNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { promptPhoneNumber } from '../../session/prompts.ts'
import type { UserDetails } from '../../state/state.ts'

/** The customer's profile. */
export function AboutMe({ user }: { user: UserDetails }) {
  const isVerified = user.verification?.is_verified === 1
  const facts: [name: string, value: ReactNode][] = [
    ['Date of birth', user.date_of_birth && longDateOf(user.date_of_birth)],
    ['Email', user.email && maskedEmail(user.email)],
    ['Gender', user.gender],
    ['Phone number', user.phone_number ?? <AddNumber />],
    ['Address', user.address],
    // Rounded here: checkout and rooms specification, section 2.
    ['Wallet balance', formatWholeNaira(user.wallet.available_balance)],
    ['Orders', ordersOf(user.order_count)],
  ]
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 className="flex min-w-0 items-center gap-2 text-xl">
        <span className="min-w-0 break-words">{nameOf(user)}</span>
        {isVerified && (
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success">
            <Icon name="check" size={16} />
            <span className="sr-only">Verified</span>
          </span>
        )}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              {value || <span className="font-normal text-ink-soft">Not added yet</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function AddNumber() {
  return (
    <Button look="quiet" onClick={() => promptPhoneNumber()}>
      Add phone number
    </Button>
  )
}

function nameOf({ first_name, middle_name, last_name }: UserDetails): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ')
}

function ordersOf(count: number): string {
  if (count === 0) return 'No delivered orders'
  return count === 1 ? '1 delivered order' : `${count} delivered orders`
}

export function AboutMePlaceholder() {
  return (
    <div role="status" aria-label="Loading your account" className="grid gap-5">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  )
}

/** `ada@example.com` → `a**@example.com`: enough to recognise one's own address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at)]
  const visible = name.slice(0, name.length > 3 ? 2 : 1)
  return `${visible}${'*'.repeat(Math.max(2, name.length - visible.length))}${host}`
}
