import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { EmptyState } from '#ui/state.tsx'
import { type Attempt, isStale } from '../../state/checkout.ts'
import { saveAttempt } from '../choices.ts'
import { PlacingProblem } from './placing-problem.tsx'
import { useFinishing } from './use-placing.ts'

/**
 * The checkout of a shopper whose order was sent and whose browser never got the answer. Once its
 * key is too old, only the list of orders can say whether it was placed.
 */
export function UnansweredOrder({ attempt }: { attempt: Attempt }) {
  const { isBusy, problem, press } = useFinishing()
  const hasExpired = isStale(attempt)
  return (
    <EmptyState
      motif="circles"
      title="We’re not sure we received your order"
      line={`${formatNaira(Number(attempt.body.total))}. We got no response. ${hasExpired ? checkOrders : resend}`}
    >
      <PlacingProblem problem={problem} />
      <div className="flex flex-wrap justify-center gap-3">
        {!hasExpired && (
          <Button look="accent" shape="lg" disabled={isBusy} onClick={press}>
            {isBusy ? 'Processing...' : 'Continue this order'}
          </Button>
        )}
        <Link
          to="/dashboard/orders"
          className={buttonClass({ look: hasExpired ? 'accent' : 'quiet', shape: 'lg' })}
        >
          View my orders
        </Link>
        <Button look="bare" shape="lg" disabled={isBusy} onClick={() => saveAttempt(null)}>
          Start a new order
        </Button>
      </div>
    </EmptyState>
  )
}

const resend = 'Continue: you will have one order, paid once, even if we already received it.'
const checkOrders =
  'Too much time has passed to check automatically. Look for it in your orders before you order again.'
