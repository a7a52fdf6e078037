import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateOf } from '#client/lagos-time.ts'
import { ApiError } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import type { factors as factorCalls } from '#contract/office/factors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { meQuery } from '../session/me.ts'
import { noPasskeysHere } from '../session/passkeys-here.ts'
import { notify } from '../shell/notices.tsx'
import { OfficeTotp } from './office-totp.tsx'
import { addPasskey } from './passkeys.ts'
import { factorsQuery } from './queries.ts'

interface FactorsProps {
  factors: Received<typeof factorCalls.factors>['data']
  /** New recovery codes; empty where there are none to show. */
  onCodes: (codes: readonly string[]) => void
}

interface Question {
  title: string
  question: string
  run: () => Promise<unknown>
}

/** The member's passkeys, app and recovery codes. */
export function Factors({ factors, onCodes }: FactorsProps) {
  const refresh = useRefresh()
  const [isSettingUp, setSettingUp] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const reason = noPasskeysHere(factors.passkey_origin)
  async function add() {
    try {
      onCodes(await addPasskey())
      notify('Your passkey is added.')
    } catch (error) {
      const { problemOf } = await import('#client/second-factor/passkeys.ts')
      notify(problemOf(error), { tone: 'warning' })
    }
    await refresh()
  }
  async function renew() {
    try {
      onCodes((await api('POST /office/recovery-codes')).data.recovery_codes)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
    await refresh()
  }
  return (
    <div className="grid gap-4 text-sm">
      <FactorList factors={factors} onRemove={setQuestion} />
      <p>
        {factors.recovery_codes_left} recovery{' '}
        {factors.recovery_codes_left === 1 ? 'code is' : 'codes are'} left.
      </p>
      {reason && <p className="text-ink-soft">{reason}</p>}
      <div className="flex flex-wrap gap-2">
        {!reason && (
          <Button look="quiet" onClick={() => void add()}>
            Add a passkey
          </Button>
        )}
        {!factors.totp_since && (
          <Button look="quiet" onClick={() => setSettingUp(true)}>
            Use an authenticator app
          </Button>
        )}
        <Button look="quiet" onClick={() => void renew()}>
          New recovery codes
        </Button>
      </div>
      {isSettingUp && (
        <Dialog title="Authenticator app" onClose={() => setSettingUp(false)}>
          <OfficeTotp
            onDone={(codes) => {
              setSettingUp(false)
              onCodes(codes)
              void refresh()
            }}
          />
        </Dialog>
      )}
      {question && (
        <ConfirmDialog
          title={question.title}
          question={question.question}
          action={question.title}
          onClose={() => setQuestion(null)}
          onConfirm={async () => {
            await question.run()
            await refresh()
          }}
        />
      )}
    </div>
  )
}

interface FactorListProps {
  factors: FactorsProps['factors']
  onRemove: (question: Question) => void
}

/** The last factor stays: it has no button. */
function FactorList({ factors, onRemove }: FactorListProps) {
  const hasOthers = factors.passkeys.length + (factors.totp_since ? 1 : 0) > 1
  return (
    <ul className="grid gap-1">
      {factors.passkeys.map(({ id, name, created_at, last_used_at }) => (
        <Factor
          key={id}
          name={name}
          note={`Passkey since ${dateOf(created_at)}, ${last_used_at ? `last used ${dateOf(last_used_at)}` : 'not used yet'}`}
          onRemove={
            hasOthers &&
            (() =>
              onRemove({
                title: 'Remove the passkey',
                question: `The passkey ‘${name}’ no longer signs you in. This cannot be undone.`,
                run: () => api('POST /office/passkeys/{id}/remove', { params: { id } }),
              }))
          }
        />
      ))}
      {factors.totp_since && (
        <Factor
          name="Authenticator app"
          note={`Since ${dateOf(factors.totp_since)}`}
          onRemove={
            hasOthers &&
            (() =>
              onRemove({
                title: 'Remove the app',
                question: 'Your app no longer signs you in. This cannot be undone.',
                run: () => api('POST /office/totp/remove'),
              }))
          }
        />
      )}
    </ul>
  )
}

interface FactorProps {
  name: string
  note: string
  /** False: it is the last one. */
  onRemove: false | (() => void)
}

function Factor({ name, note, onRemove }: FactorProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3">
      <span className="mr-auto grid min-w-0">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="text-ink-soft">{note}</span>
      </span>
      {onRemove && (
        <Button look="quiet" className="dense" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function useRefresh() {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: factorsQuery.queryKey })
    await queries.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}
