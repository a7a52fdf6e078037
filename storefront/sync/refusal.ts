import { ApiError } from '#contract/client.ts'

/** Statuses with which the server says no for good. Whatever else happens to a call may pass. */
const final = new Set([400, 404, 409, 413, 422])

/** The answer, or the server's no, which asking again does not change. Throws what may pass. */
export async function orRefusal<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && final.has(error.status)) return error
    throw error
  }
}
