import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { memberName } from './member-name.ts'
import type { WholeMember } from './queries.ts'

interface Action {
  label: string
  question: string
  done: string
  needsReason: boolean
  run: (reason: string) => Promise<unknown>
}

/** What can be done with a member in this state. Each asks first, and says whom it is about. */
export function MemberActions({ member }: { member: WholeMember }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Action | null>(null)
  return (
    <>
      {actionsFor(member).map((action) => (
        <Button key={action.label} look="quiet" className="dense" onClick={() => setOpen(action)}>
          {action.label}
        </Button>
      ))}
      {open && (
        <ConfirmDialog
          title={open.label}
          question={open.question}
          action={open.label}
          needsReason={open.needsReason}
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            await open.run(reason)
            await queries.invalidateQueries({ queryKey: ['members'] })
            void queries.invalidateQueries({ queryKey: ['audit'] })
            notify(open.done)
          }}
        />
      )}
    </>
  )
}

function actionsFor(member: WholeMember): Action[] {
  const name = memberName(member)
  const params = { id: member.id }
  const leave: Action = {
    label: member.state === 'invited' ? 'Withdraw the invitation' : 'Has left',
    question:
      member.state === 'invited'
        ? `The link in the mail to ${name} no longer works. To join later, they need a new invitation.`
        : `${name} loses all roles, the second step and every session, immediately. To come back, they need a new invitation. This cannot be undone.`,
    done: member.state === 'invited' ? 'The invitation is withdrawn.' : `${name} has left.`,
    needsReason: true,
    run: (reason) => api('POST /office/members/{id}/leave', { params, body: { reason } }),
  }
  switch (member.state) {
    case 'invited':
      return [
        {
          label: 'Send a new link',
          question: `${name} gets a new email. The link in the earlier email stops working.`,
          done: 'The new link is on its way.',
          needsReason: false,
          run: () => api('POST /office/members/{id}/invite-again', { params }),
        },
        leave,
      ]
    case 'active':
      return [suspend(member), ...(member.has_second_factor ? [reset(member)] : []), leave]
    case 'suspended':
      return [
        {
          label: 'Open the office again',
          question: `${name} can sign in again, with the same roles and second step.`,
          done: `The office is open to ${name} again.`,
          needsReason: true,
          run: (reason) =>
            api('POST /office/members/{id}/reactivate', { params, body: { reason } }),
        },
        leave,
      ]
    default:
      return []
  }
}

function suspend(member: WholeMember): Action {
  const name = memberName(member)
  return {
    label: 'Suspend',
    question: `The office closes to ${name} at once, and every session ends. Roles and second step stay, for when you reopen it.`,
    done: `${name} is suspended.`,
    needsReason: true,
    run: (reason) =>
      api('POST /office/members/{id}/suspend', { params: { id: member.id }, body: { reason } }),
  }
}

function reset(member: WholeMember): Action {
  const name = memberName(member)
  return {
    label: 'Reset the second step',
    question: `The passkeys, digits and recovery codes of ${name} stop working, and every session ends. At the next sign-in they set up new ones. Be sure that it was really ${name} who asked. This cannot be undone.`,
    done: `${name} sets up a new second step at the next sign-in.`,
    needsReason: true,
    run: (reason) =>
      api('POST /office/members/{id}/reset-factor', {
        params: { id: member.id },
        body: { reason },
      }),
  }
}
