import { Icon, type IconName } from '#ui/icon.tsx'

/** Each is kept by a function of the mall: the payment method, the refund's days, the dates of quotes and estimates. */
const promises = [
  { icon: 'wallet', title: 'Pay on pickup', line: 'At our store in Ibadan', to: '/faq' },
  {
    icon: 'refresh',
    title: '7-day returns',
    line: 'If it is wrong or broken',
    to: '/refund-policy',
  },
  { icon: 'truck', title: 'Delivery dates', line: 'Before you pay', to: '/faq' },
] as const satisfies readonly { icon: IconName; title: string; line: string; to: string }[]

/** Three promises to shoppers, in one row. */
export function Promises() {
  return (
    <ul
      aria-label="What you can rely on"
      className="grid grid-cols-3 rounded-lg border border-line bg-surface"
    >
      {promises.map(({ icon, title, line, to }) => (
        <li key={title} className="not-first:border-l not-first:border-line">
          <a
            href={to}
            className="flex min-h-14 items-center gap-3 p-2 text-sm max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-xs md:p-3"
          >
            <span className="text-link">
              <Icon name={icon} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-ink-soft max-sm:sr-only">{line}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
