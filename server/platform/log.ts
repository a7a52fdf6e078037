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
  const serializers = { err: describeError }
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers }, destination)
}

/** Logs only these fields: libraries attach connections and requests to errors, and with them secrets. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message,
    stack,
    // Not `code`, which is redacted.
    ...('code' in error && { error_code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
