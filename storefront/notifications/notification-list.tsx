import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { useApi } from '#client/api.ts'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { own } from '#client/queries.ts'
import type { Notification as Schema } from '#contract/shop/notifications.ts'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { fetchProfile } from '../session/profile.ts'
import { byDay } from './days.ts'
import { closePanel } from './panel-state.ts'

type Notification = z.infer<typeof Schema>

const icons: Record<Notification['type'], IconName> = {
  verification: 'shield',
  deposit: 'wallet',
  order: 'truck',
}

/** Grouped by day, by the browser's clock. A press marks one as read and opens the page it is about. */
export function NotificationList({ items }: { items: Notification[] }) {
  const api = useApi()
  const queries = useQueryClient()
  const { history } = useRouter()
  async function open(item: Notification) {
    closePanel()
    const address = addressOf(item)
    if (address) history.push(address)
    if (item.read) return
    try {
      await api('POST /accounts/read-notifications', { body: { notification_id: item.id } })
      await queries.invalidateQueries({ queryKey: [own, 'notifications'] })
      await fetchProfile(api)
    } catch {
      // It stays unread; the next press tries again.
    }
  }
  return byDay(items, new Date()).map(({ day, items }) => (
    <section key={day} aria-label={day}>
      <h3 className="sticky top-0 border-b border-line bg-sunken px-4 py-2 text-sm font-semibold text-ink-soft">
        {day}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line">
            <Entry item={item} onOpen={() => open(item)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Entry({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { content, created_at, read, type } = item
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 px-4 py-3 text-left hover:bg-brand-soft"
    >
      <span
        className={classes(
          'grid size-9 place-items-center rounded-full',
          read ? 'bg-sunken text-ink-soft' : 'bg-brand-soft text-link',
        )}
      >
        <Icon name={icons[type]} size={18} />
      </span>
      <span className="grid gap-0.5 text-sm">
        <span className={read ? '' : 'font-semibold'}>{content}</span>
        <time dateTime={created_at} className="text-xs text-ink-soft tabular-nums">
          {timeOf(created_at)} · {dateOf(created_at)}
        </time>
      </span>
      {read === 0 && (
        <span className="mt-1.5 size-2.5 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </button>
  )
}

/** The page a notification is about (storefront specification, section 2), or null. */
function addressOf({ type, reference }: Notification): string | null {
  if (type === 'verification') return '/dashboard/my-account'
  if (type === 'deposit') return '/dashboard'
  if (reference === null) return null
  return `/dashboard/orders/orderdetails?order_code=${encodeURIComponent(reference)}`
}
