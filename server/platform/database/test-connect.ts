import { connect, type Socket } from 'node:net'

/** A bare connection to the PostgreSQL of this address, by TCP or by its Unix socket. */
export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port || 5432}`)
    : connect(Number(port || 5432), host)
}
