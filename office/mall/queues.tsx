import type { QueueName } from '#contract/figures.ts'
import type { OperationsState } from '#contract/office/operations.ts'
import { Badge } from '#ui/badge.tsx'
import { Section } from '../shell/section.tsx'
import { duration } from './words.ts'

const titles: Record<QueueName, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp messages',
  mail: 'Mails',
  parcels: 'Parcels to book',
  refunds: 'Refunds to cards',
  'bank-accounts': 'Account numbers to open',
}

/** Overdue for so long, a queue is told in red, s. */
const longSeconds = 300

/** What waits to be sent to somebody outside. */
export function Queues({ state: { queues } }: { state: OperationsState }) {
  return (
    <Section title="Queues">
      <dl className="grid gap-2">
        {queues.map(({ name, waiting, overdue_seconds: overdue }) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt>{titles[name]}</dt>
            <dd className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
              {waiting === 0 ? 'None waits' : `${waiting.toLocaleString('en-NG')} waiting`}
              {waiting > 0 && overdue > 5 && (
                <Badge tone={overdue > longSeconds ? 'danger' : 'plain'}>
                  {duration(overdue)} late
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {queues.length === 0 && (
        <p className="text-sm text-ink-soft">They will be counted within a minute.</p>
      )}
    </Section>
  )
}
