import { pino } from 'pino'

/** Keys whose values are redacted, up to four levels deep. */
export const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'password',
  'password_confirmation',
  'current_password',
  'code',
  'otp',
  'token',
  'accessToken',
  'phone',
  'phone_number',
  'bvn',
  'media_file',
  'image',
  'selfie_image',
  'secret',
]

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type Logger = ReturnType<typeof openLog>

/** The structured log: one JSON object a line on standard output, secrets redacted. */
export function openLog(level: LogLevel, destination?: { write(line: string): void }) {
  const paths = secretKeys.flatMap((key) => {
    const name = `["${key}"]`
    return [name, `*${name}`, `*.*${name}`, `*.*.*${name}`]
  })
  const serializers = { err: (error: unknown) => describeError(error) }
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers }, destination)
}

/** Errors of an error that is several, and causes of causes. */
const maxParts = 5

/**
 * Logs only these fields: libraries attach connections and requests to errors, and with them secrets. Some
 * throw plain objects, or several errors as one.
 */
function describeError(error: unknown, depth = 0): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { name, message, stack, code, cause, errors } = fieldsOf(error)
  const parts = Array.isArray(errors) ? errors.slice(0, maxParts) : []
  const isDeep = depth >= maxParts
  return {
    type: typeof name === 'string' ? name : error.constructor?.name,
    message: typeof message === 'string' ? message : `an object with ${Object.keys(error)}`,
    ...(typeof stack === 'string' && { stack }),
    // Not `code`, which is redacted.
    ...((typeof code === 'string' || typeof code === 'number') && { error_code: code }),
    ...(parts.length > 0 &&
      !isDeep && { errors: parts.map((one) => describeError(one, depth + 1)) }),
    ...(cause !== undefined && !isDeep && { cause: describeError(cause, depth + 1) }),
  }
}

/** Getters of the prototype too, which a spread would leave out. */
function fieldsOf(error: object): Record<string, unknown> {
  const names = ['name', 'message', 'stack', 'code', 'cause', 'errors']
  return Object.fromEntries(names.map((name) => [name, Reflect.get(error, name)]))
}
