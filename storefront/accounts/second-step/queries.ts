import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { notify } from '#client/notices.tsx'
import { own } from '#client/queries.ts'
import { problemOf } from '#client/second-factor/passkeys.ts'
import type { Api } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import type { signIn } from '#contract/shop/sign-in.ts'

export type SignInMethods = Received<typeof signIn.signInMethods>['data']

/** How the customer signs in. */
export const signInMethods = (api: Api) =>
  queryOptions({
    queryKey: [own, 'sign-in'],
    queryFn: async () => (await api('GET /accounts/sign-in')).data,
    staleTime: 0,
  })

/** Makes one change at a time; reports what came of it, and reads anew how the customer signs in. */
export function useChange() {
  const api = useApi()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function change(send: (api: Api) => Promise<{ message?: string }>) {
    if (busy) return
    setBusy(true)
    try {
      const answer = await send(api)
      if (answer.message) notify(answer.message)
    } catch (error) {
      notify(problemOf(error), 'warning')
    }
    await queries.invalidateQueries({ queryKey: signInMethods(api).queryKey })
    setBusy(false)
  }
  return { busy, change }
}
