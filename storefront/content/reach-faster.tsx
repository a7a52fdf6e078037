import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { Representative } from '#contract/shop/content.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { BrandIcon } from '#ui/pictures/brand-icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { callLink, dialled, representatives, whatsappLink } from './queries.ts'

const topics = [
  { kind: 'orders', title: 'Orders', line: 'Before and after you buy', icon: 'cart' },
  { kind: 'disputes', title: 'Disputes', line: 'When something goes wrong', icon: 'shield' },
  { kind: 'logistics', title: 'Logistics', line: 'Parcels and delivery', icon: 'truck' },
] as const satisfies readonly {
  kind: keyof typeof representatives
  title: string
  line: string
  icon: IconName
}[]

/** People to call or write to, by topic. The page's loader fetches them. */
export function ReachFaster() {
  return (
    <section aria-labelledby="reach-faster" className="grid gap-4">
      <h2 id="reach-faster" className="text-xl md:text-2xl">
        Reach faster
      </h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {topics.map((topic) => (
          <Topic key={topic.kind} {...topic} />
        ))}
      </ul>
    </section>
  )
}

function Topic({ kind, title, line, icon }: (typeof topics)[number]) {
  const { data: people = [] } = useQuery(representatives[kind](useApi()))
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-link">
          <Icon name={icon} />
        </span>
        <div>
          <h3 className="text-base">{title}</h3>
          <p className="text-sm text-ink-soft">{line}</p>
        </div>
      </div>
      <ul className="mt-3 grid gap-1">
        {people.map((person) => (
          <Contact key={person.id} {...person} />
        ))}
      </ul>
    </li>
  )
}

function Contact({ name, phone_number, image_url }: Representative) {
  const round = buttonClass({ look: 'bare', shape: 'icon' })
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line pt-1">
      <span className="relative size-10 shrink-0 overflow-hidden rounded-full bg-sunken">
        <Picture src={image_url} alt="" widths={[96]} sizes="40px" />
      </span>
      <p className="min-w-0 flex-1 basis-28 text-sm">
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft tabular-nums">{dialled(phone_number)}</span>
      </p>
      <a href={whatsappLink(phone_number)} className={round} aria-label={`WhatsApp ${name}`}>
        <BrandIcon name="whatsapp" />
      </a>
      <a href={callLink(phone_number)} className={round} aria-label={`Call ${name}`}>
        <Icon name="phone" />
      </a>
    </li>
  )
}
