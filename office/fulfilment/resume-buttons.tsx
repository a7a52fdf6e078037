import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useMay } from '../session/me.ts'
import { takeFulfilment } from './queries.ts'

const choices = {
  wait: {
    action: 'Wait for the units',
    question: 'The order waits and joins the next picking batch.',
  },
  'without-missing': {
    action: 'Go on without them',
    question: 'We refund the missing units and pack the rest.',
    unpaid: 'The customer gets a note, and pays at the counter for the rest.',
  },
} as const
type How = keyof typeof choices

/** Support decides how an order goes on that lacks units. */
export function ResumeButtons({ code, isPaid }: { code: string; isPaid: boolean }) {
  const queries = useQueryClient()
  const mayRefund = useMay('refunds.make')
  const [how, setHow] = useState<How | null>(null)
  const isUnpaidShort = how === 'without-missing' && !isPaid
  async function resume(how: How) {
    const { data } = await api('POST /office/fulfilments/{code}/resume', {
      params: { code },
      body: { how },
    })
    takeFulfilment(queries, data)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="accent" onClick={() => setHow('wait')}>
        {choices.wait.action}
      </Button>
      {(mayRefund || !isPaid) && (
        <Button look="quiet" onClick={() => setHow('without-missing')}>
          {choices['without-missing'].action}
        </Button>
      )}
      {how && (
        <ConfirmDialog
          title={choices[how].action}
          question={isUnpaidShort ? choices[how].unpaid : choices[how].question}
          action={choices[how].action}
          onClose={() => setHow(null)}
          onConfirm={() => resume(how)}
        />
      )}
    </div>
  )
}
