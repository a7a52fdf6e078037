import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { pageOf } from '../pages.ts'
import { notify } from '../shell/notices.tsx'
import { takeAnswered } from './queries.ts'

/** Goes on with a batch that its picker has left. */
export function TakeOver({ id }: { id: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  async function take() {
    try {
      const { data } = await api('POST /office/pick-batches/{id}/take-over', {
        params: { id },
        body: {},
      })
      takeAnswered(queries, data)
      await navigate({ to: pageOf.batch(id) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
  }
  return (
    <Button look="quiet" onClick={() => void take()}>
      Take it over
    </Button>
  )
}
