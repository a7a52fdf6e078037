import { ApiError } from '#contract/client.ts'
import { notify } from '../shell/notices.tsx'

/** Takes a deletion back; where somebody has the term by now, it says so. */
export async function putBack(add: () => Promise<void>): Promise<void> {
  try {
    await add()
    notify('Undone.')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notify(error.message, { tone: 'warning' })
  }
}
