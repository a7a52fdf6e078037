import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PricePlan } from '#contract/office/price-plans.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { itemName } from '../stock/words.ts'
import { refreshPlans } from './queries.ts'

/** Cancels a plan that has not ended. */
export function CancelPlan({ plan }: { plan: PricePlan }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const name = itemName(plan)
  const question =
    plan.state === 'running'
      ? `The plan for ${name} ends now and the earlier price returns, unless somebody has changed it since. This cannot be undone. To continue, plan it again.`
      : `${name} keeps its price. This cannot be undone. If you change your mind, plan it again.`
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        Cancel the plan
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Cancel the plan"
          question={question}
          action="Cancel the plan"
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            const input = { params: { id: plan.id }, body: { version: plan.version } }
            await api('POST /office/price-plans/{id}/cancel', input)
            await refreshPlans(queries)
            notify('The plan is cancelled.')
          }}
        />
      )}
    </>
  )
}
