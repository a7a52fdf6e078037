import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { Icon } from '#ui/icon.tsx'
import { representatives, whatsappLink } from './queries.ts'

/** Opens a WhatsApp chat with the first orders representative; without one, the contact page. */
export function LiveChat({ className }: { className: string }) {
  const { data: people } = useQuery(representatives.orders(useApi()))
  const first = people?.[0]
  return (
    <a
      className={className}
      href={first ? whatsappLink(first.phone_number) : '/contact-us'}
      rel="noreferrer"
    >
      <Icon name="chat" size={18} />
      Live chat
    </a>
  )
}
