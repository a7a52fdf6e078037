import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { dateOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { Passkey } from '#contract/shop/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { makePasskey } from '../passkeys/credentials.ts'
import { useCanPasskeys } from '../passkeys/use-passkeys.ts'
import { type SignInMethods as Methods, signInMethods, useChange } from './queries.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The customer's passkeys and second factor, and what can be done about them. */
export default function SignInMethods() {
  const { data, error, refetch } = useQuery(signInMethods(useApi()))
  if (error && !data) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 rounded-lg" />
  return (
    <div className="grid gap-6">
      <Passkeys methods={data} />
      <SecondFactor methods={data} />
    </div>
  )
}

function Passkeys({ methods: { passkeys, passkey_origin } }: { methods: Methods }) {
  const canPasskeys = useCanPasskeys()
  const { busy, change } = useChange()
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Passkeys</h3>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">You have none yet.</p>
      )}
      {canPasskeys ? (
        <div>
          <Button
            look="quiet"
            aria-disabled={busy || undefined}
            onClick={() =>
              void change(async (api) => {
                await makePasskey(api)
                return { message: 'Your passkey is added.' }
              })
            }
          >
            {busy ? 'Waiting for your device…' : 'Add a passkey'}
          </Button>
        </div>
      ) : (
        <WhyNot origin={passkey_origin} />
      )}
    </div>
  )
}

/** Why no passkey can be made here, and what would help. */
function WhyNot({ origin }: { origin: string | null }) {
  if (origin === null) {
    return (
      <p className="text-sm text-ink-soft">
        Passkeys don’t work at this address. Use an authenticator app instead.
      </p>
    )
  }
  if (origin !== location.origin) {
    return (
      <p className="text-sm text-ink-soft">
        Passkeys work at{' '}
        <a href={`${origin}/dashboard/my-account`} className="text-link underline">
          {origin}
        </a>
        , not at this address.
      </p>
    )
  }
  return (
    <p className="text-sm text-ink-soft">
      This browser doesn’t support passkeys. Update it, or use an authenticator app instead.
    </p>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at, last_used_at, is_backed_up } = passkey
  const [isRenaming, setRenaming] = useState(false)
  const { busy, change } = useChange()
  const used = last_used_at ? `last used ${dateOf(last_used_at)}` : 'not used yet'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold break-words">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          Since {dateOf(created_at)}, {used}
          {is_backed_up ? ', backed up' : ', on one device only'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setRenaming(true)}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button
          look="danger"
          aria-disabled={busy || undefined}
          onClick={() =>
            void change((api) => api('POST /accounts/passkeys/{id}/remove', { params: { id } }))
          }
        >
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </span>
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  )
}
