import { ApiError } from '#contract/client.ts'

/** Statuses that a retry does not change. Any other failure may pass. */
const finalStatuses = new Set([400, 404, 409, 413, 422])

/** The answer, or a refusal that a retry does not change. Throws any failure that may pass. */
export async function orRefusal<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && finalStatuses.has(error.status)) return error
    throw error
  }
}
