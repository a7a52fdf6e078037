import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** Errors of Node's HTTP parser: status line, and the nearest code of our table. */
const refusals: Record<string, { status: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed_request' },
}
const otherwise = { status: '400 Bad Request', code: 'malformed_request' } as const

/** Answers what could not be parsed as a request, in the failure form, and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code } = refusals[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ status: false, message: errors[code].text, code })
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body)
}
