import type { Server } from 'node:http'

/** The address at which this process reaches its own server; null while it does not listen. */
export function ownAddress(server: Pick<Server, 'address'> | undefined): string | null {
  const bound = server?.address()
  if (!bound || typeof bound === 'string') return null
  // A server on all addresses also listens on loopback.
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[bound.address]
  return `http://${host ?? bound.address}:${bound.port}`
}

/** The address to which simulators in this process send a provider's events. */
export function webhookAt(ownUrl: string | null, provider: string): string | null {
  return ownUrl && `${ownUrl}/webhooks/${provider}`
}
