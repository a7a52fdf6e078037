import type { IncomingMessage } from 'node:http'

/** The value of a cookie that the browser sent; the first one where it sent several. */
export function sentCookie({ headers }: IncomingMessage, name: string): string | undefined {
  const line = headers.cookie?.split(/; ?/).find((one) => one.startsWith(`${name}=`))
  return line?.slice(name.length + 1)
}
