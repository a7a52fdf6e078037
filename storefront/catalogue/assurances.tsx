import { Icon } from '#ui/icon.tsx'

const promises = [
  { icon: 'truck', text: 'Delivered to all 36 states and Abuja, or picked up in Ibadan' },
  { icon: 'wallet', text: 'Pay by wallet, card or transfer, or on pickup' },
  { icon: 'shield', text: 'The price is checked with you before you pay' },
] as const

export function Assurances() {
  return (
    <ul className="grid gap-2 border-y border-line py-4 text-sm">
      {promises.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-3">
          <span className="text-link">
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
