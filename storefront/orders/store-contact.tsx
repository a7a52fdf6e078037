import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrandIcon } from '#ui/pictures/brand-icon.tsx'
import { callLink, dialled, representatives } from '../content/queries.ts'
import type { Order } from './queries.ts'

/** Whom to write to or call about this order. */
export function StoreContact({ order }: { order: Order }) {
  const { data: people = [] } = useQuery(representatives.orders(useApi()))
  const [person] = people
  if (!order.whatsapp_url && !person) return null
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-base">Store contact</h2>
      {person && (
        <p className="text-sm">
          <span className="font-semibold">{person.name}</span>
          <span className="block text-ink-soft tabular-nums">{dialled(person.phone_number)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {order.whatsapp_url && (
          <a href={order.whatsapp_url} className={buttonClass({ look: 'quiet' })}>
            <BrandIcon name="whatsapp" size={18} />
            WhatsApp
          </a>
        )}
        {person && (
          <a href={callLink(person.phone_number)} className={buttonClass({ look: 'quiet' })}>
            <Icon name="phone" size={18} />
            Call
          </a>
        )}
      </div>
    </section>
  )
}
