import { dayOf, timeOf } from '#client/lagos-time.ts'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { arrivalText } from './arrival.ts'
import type { Order } from './queries.ts'

const steps = [
  { status: 'PENDING', icon: 'clock' },
  { status: 'PROCESSING', icon: 'grid' },
  { status: 'IN TRANSIT', icon: 'truck' },
  { status: 'DELIVERED', icon: 'check' },
] as const satisfies readonly { status: Order['status']; icon: IconName }[]

/** An order's progress in four steps; a cancelled or refunded order has none. */
export function Tracker({ order }: { order: Order }) {
  const { status, created_at } = order
  const at = steps.findIndex((step) => step.status === status)
  if (at === -1) return <Ended order={order} />
  const arrival = arrivalText(order)
  return (
    // Side by side where the longest word has room.
    <div className="@container">
      <ol
        aria-label="Order progress"
        className="grid gap-4 rounded-lg border border-line bg-surface px-4 py-5 @min-[24rem]:grid-cols-4 @min-[24rem]:gap-0 @min-[24rem]:px-2"
      >
        {steps.map((step, number) => {
          const isReached = number <= at
          // An order that was paid when it was placed was never pending.
          const time =
            step.status === 'PENDING' ? created_at : order.steps.find(isOf(step.status))?.at
          return (
            <li
              key={step.status}
              aria-current={number === at ? 'step' : undefined}
              className={classes(
                'relative flex items-center gap-3',
                '@min-[24rem]:grid @min-[24rem]:content-start @min-[24rem]:justify-items-center @min-[24rem]:gap-2 @min-[24rem]:text-center',
                // Below one another on a narrow phone, else side by side.
                'not-first:before:absolute not-first:before:-top-4 not-first:before:left-4.5 not-first:before:h-4 not-first:before:w-1',
                '@min-[24rem]:not-first:before:top-4.5 @min-[24rem]:not-first:before:right-1/2 @min-[24rem]:not-first:before:left-auto @min-[24rem]:not-first:before:h-1 @min-[24rem]:not-first:before:w-full',
                isReached ? 'not-first:before:bg-success' : 'not-first:before:bg-line',
              )}
            >
              <span
                className={classes(
                  'relative z-1 grid size-10 shrink-0 place-items-center rounded-full border-2',
                  isReached
                    ? 'border-success bg-success-soft text-success'
                    : 'border-line bg-surface text-ink-soft',
                )}
              >
                <Icon name={number < at ? 'check' : step.icon} size={18} />
              </span>
              <span
                className={classes(
                  'min-w-0 text-xs wrap-anywhere sm:text-sm',
                  number === at ? 'font-bold' : isReached ? 'font-medium' : 'text-ink-soft',
                )}
              >
                {step.status}
                <span className="sr-only">{isReached ? ', reached' : ', not yet'}</span>
                {!isReached && step.status === 'DELIVERED' && arrival && (
                  <span className="block text-xs font-normal tabular-nums">{arrival}</span>
                )}
                {isReached && time && (
                  <time
                    dateTime={time}
                    className="block text-xs font-normal text-ink-soft tabular-nums"
                  >
                    {dayOf(time)} <span className="whitespace-nowrap">{timeOf(time)}</span>
                  </time>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function isOf(status: Order['status']) {
  return (step: Order['steps'][number]) => step.status === status
}

function Ended({ order: { status, refunded, refunded_to } }: { order: Order }) {
  const where = refunded_to.map((place) => places[place]).join(' and ')
  return (
    <p className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name={status === 'CANCELLED' ? 'close' : 'refresh'} size={18} />
      </span>
      {status === 'CANCELLED'
        ? `This order was cancelled. ${refunded > 0 ? `${formatNaira(refunded)} went back ${where}.` : 'You owe nothing for it.'}`
        : `This order was refunded: ${formatNaira(refunded)} went back ${where}.`}
    </p>
  )
}

const places = {
  wallet: 'into your wallet',
  card: 'to the card or bank account that you paid from',
} as const
