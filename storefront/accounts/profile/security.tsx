import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { notify } from '#client/notices.tsx'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { nairaIn } from '#contract/forms/written-number.ts'
import { maxWalletLimitNaira } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { formatWholeNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Few change their password: the popup's code is loaded on demand. */
const ChangePassword = lazy(() => import('./change-password.tsx'))

/** The password, and what the wallet pays without a question. */
export function Security() {
  const [isChanging, setChanging] = useState(false)
  return (
    <section
      aria-labelledby="security"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="security" className="text-lg">
        Password and payments
      </h2>
      <div>
        <Button look="quiet" onClick={() => setChanging(true)}>
          Change password
        </Button>
      </div>
      <WalletLimit />
      {isChanging && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  )
}

const walletLimit = (api: Api) =>
  queryOptions({
    queryKey: [own, 'wallet-limit'],
    queryFn: async () => (await api('GET /accounts/wallet-limit')).data.amount,
  })

function WalletLimit() {
  const { data, error, refetch } = useQuery(walletLimit(useApi()))
  if (data !== undefined) return <LimitForm key={data} amount={data} />
  if (error) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  return <Skeleton className="h-24 rounded-lg" />
}

/** Whole naira, as people write them. */
function limitProblem(written: string): string | undefined {
  const amount = nairaIn(written)
  if (amount === null || !Number.isInteger(amount)) return 'Enter whole naira, such as 50,000'
  return amount > maxWalletLimitNaira
    ? `${formatWholeNaira(maxWalletLimitNaira)} at most`
    : undefined
}

/** `amount`: naira. */
function LimitForm({ amount }: { amount: number }) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({
    initial: { amount: String(Math.floor(amount)) },
    check: ({ amount }) => ({
      amount: limitProblem(amount),
    }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('save', ['amount'], async () => {
      const body = { amount: nairaIn(form.values.amount) ?? 0 }
      const { message, data } = await api('POST /accounts/wallet-limit', { body })
      notify(message)
      queries.setQueryData(walletLimit(api).queryKey, data.amount)
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-ink-soft">
        If you pay more than {formatWholeNaira(amount)} within 24 hours from your wallet, we’ll ask
        you to confirm it’s you.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
        <Field {...form.field('amount')} label="Confirm payments above (₦)" inputMode="numeric" />
        <SubmitButton busy={form.busy === 'save'} busyLabel="Saving…">
          Save
        </SubmitButton>
      </div>
      <Notice id={form.noticeId} notice={form.notice} />
    </form>
  )
}
