import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { Icon } from '#ui/icon.tsx'
import { orderNotes } from './queries.ts'

/** Notes that staff attach to an order, such as a delay; nothing when there are none. */
export function OrderNotes({ orderCode }: { orderCode: string }) {
  const { data: notes = [] } = useQuery(orderNotes(useApi(), orderCode))
  if (notes.length === 0) return null
  return (
    <section
      aria-label="Order notes"
      className="rounded-lg border border-line bg-accent-soft p-4 text-on-accent-soft"
    >
      <h2 className="mb-2 flex items-center gap-2 text-base">
        <Icon name="alert" size={18} />
        Order notes
      </h2>
      <ul className="grid gap-2 text-sm">
        {notes.map(({ note, created_at }) => (
          <li key={created_at + note}>
            {note}{' '}
            <time dateTime={created_at} className="block text-xs tabular-nums">
              {dateOf(created_at)}, {timeOf(created_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
