import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { notify } from '../shell/notices.tsx'

/** For a customer at the telephone who has lost the message with the link to pay by. */
export function SendLink({ order: { code } }: { order: OfficeOrder }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Send the link again
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Send the link again"
          question="The customer gets a new link to pay by. The link of the former message stops working."
          action="Send the link"
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            const { message } = await api('POST /office/telephone/orders/{code}/link', {
              params: { code },
              body: {},
            })
            notify(message)
          }}
        />
      )}
    </>
  )
}
