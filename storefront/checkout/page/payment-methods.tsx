import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { paymentMethods as methods, type PaymentCode } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUser } from '../../session/session.ts'
import { ChoiceCard } from '../choice-card.tsx'
import { choosePayment, useCheckout } from '../choices.ts'
import { offered } from '../figures.ts'
import { paymentMethods } from '../queries.ts'
import { ClosedWords, Failed, Section } from '../section.tsx'
import { CardMarks } from './card-marks.tsx'

interface PaymentMethodsProps {
  shipping: ShippingCode
  onChosen: (code: PaymentCode) => void
}

/** The payment methods that the chosen shipping method allows. */
export function PaymentMethods({ shipping, onChosen }: PaymentMethodsProps) {
  const { paymentCode } = useCheckout()
  const { data, isError, refetch } = useQuery(paymentMethods(useApi()))
  const balance = useUser()?.wallet.available_balance
  return (
    <Section title="Pay with:" anchor="pay-with">
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 rounded-md" />}
      {data && (
        <div role="radiogroup" aria-label="Pay with" className="grid gap-2">
          {offered(data.payment_methods, shipping).map(({ code, name, description }) => (
            <ChoiceCard
              key={code}
              group="payment-method"
              checked={code === paymentCode}
              onChoose={() => {
                choosePayment(code)
                onChosen(code)
              }}
              title={methods[code].knownAs ?? name}
              aside={
                methods[code].charge === 'wallet' && balance !== undefined
                  ? formatNaira(balance)
                  : undefined
              }
            >
              {methods[code].knownAs ? <ByProvider name={name} /> : description}
            </ChoiceCard>
          ))}
        </div>
      )}
      <ClosedWords words={data?.closed} />
    </Section>
  )
}

/** The provider below the name of what it takes, with the marks of the cards. */
function ByProvider({ name }: { name: string }) {
  return (
    <span className="grid gap-1.5">
      <span>by {name}, on its own page</span>
      <CardMarks />
    </span>
  )
}
