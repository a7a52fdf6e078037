import { ApiError } from '#contract/client.ts'

/** What a form finds wrong by itself, in the form in which the server refuses a field. */
export function refusal(field: string, message: string): never {
  const failure = {
    status: false,
    message,
    code: 'validation_failed',
    errors: { [field]: [message] },
  } as const
  throw new ApiError(422, message, { ...failure, errors: { [field]: [message] } })
}
