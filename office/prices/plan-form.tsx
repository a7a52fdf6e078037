import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { PricePlan } from '#contract/office/price-plans.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { Section } from '../shell/section.tsx'
import { ItemChoice, type PricedItem } from './item-choice.tsx'
import { lagosMinute, timeOfMinute } from './lagos-minute.ts'
import { nairaText } from './naira-text.ts'
import { planAddress } from './plan-words.tsx'
import { PriceField } from './price-field.tsx'
import { refreshPlans } from './queries.ts'

const labels = {
  item: 'Item',
  amount: 'Price',
  confirmed_amount: 'Price, a second time',
  starts_at: 'From',
  ends_at: 'Until',
}

/** A plan's price and times; without one, a new plan for an item that is chosen first. */
export function PlanForm({ plan }: { plan: PricePlan | null }) {
  const [item, setItem] = useState<PricedItem | null>(null)
  const form = usePlanForm(plan)
  const { values, set, problem, conflict } = form
  const isOver = plan !== null && plan.state !== 'planned' && plan.state !== 'running'
  const isRunning = plan?.state === 'running'
  const time = { type: 'datetime-local', required: true } as const
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
      <Restored form={form} />
      <Section title="What and when">
        {!plan && (
          <ItemChoice
            chosen={values.item}
            error={problem.fields.item}
            onChoose={(found) => {
              setItem(found)
              set('item', found.key)
            }}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <PriceField
            label={labels.amount}
            value={values.amount}
            onChange={(amount) => set('amount', amount)}
            confirmed={values.confirmed_amount}
            onConfirmed={(amount) => set('confirmed_amount', amount)}
            present={plan ? plan.present_amount : (item?.amount ?? null)}
            settled={plan?.amount}
            disabled={isOver || isRunning}
            error={problem.fields.amount}
            confirmedError={problem.fields.confirmed_amount}
          />
          <Field
            {...time}
            label={labels.starts_at}
            hint="Time in Lagos"
            value={values.starts_at}
            disabled={isOver || isRunning}
            error={problem.fields.starts_at}
            onChange={({ target }) => set('starts_at', target.value)}
          />
          <Field
            {...time}
            label={labels.ends_at}
            hint="The first minute without it"
            value={values.ends_at}
            disabled={isOver}
            error={problem.fields.ends_at}
            onChange={({ target }) => set('ends_at', target.value)}
          />
        </div>
      </Section>
      {!isOver && <FormBar form={form} action={plan ? 'Save the plan' : 'Plan the price'} />}
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={labels} />}
    </form>
  )
}

function usePlanForm(plan: PricePlan | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useRecordForm({
    record: `price-plan:${plan?.id ?? 'new'}`,
    stored: plan ? readOf(plan) : nothing,
    saved: plan ? 'The plan is saved.' : 'The price is planned.',
    async save({ item, amount, confirmed_amount, starts_at, ends_at }, version) {
      const body = {
        amount: nairaIn(amount) ?? amount,
        confirmed_amount: nairaIn(confirmed_amount),
        starts_at: timeOfMinute(starts_at),
        ends_at: timeOfMinute(ends_at),
      }
      const { data } = plan
        ? await api('PATCH /office/price-plans/{id}', {
            params: { id: plan.id },
            body: { ...body, version },
          })
        : await api('POST /office/price-plans', { body: { ...body, item } })
      await refreshPlans(queries)
      if (!plan) void navigate({ to: planAddress(data) })
      return readOf(data)
    },
  })
}

const nothing = {
  version: 0,
  values: { item: '', amount: '', confirmed_amount: '', starts_at: '', ends_at: '' },
}

function readOf({ version, item, amount, starts_at, ends_at }: PricePlan) {
  return {
    version,
    values: {
      item,
      amount: nairaText(amount),
      confirmed_amount: '',
      starts_at: lagosMinute(starts_at),
      ends_at: lagosMinute(ends_at),
    },
  }
}
