import type { Server } from 'node:http'

/** Where this process itself reaches what a server of its own answers; null while it does not listen. */
export function ownAddress(server: Pick<Server, 'address'> | undefined): string | null {
  const here = server?.address()
  if (!here || typeof here === 'string') return null
  // A process that listens everywhere also listens on loopback.
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[here.address]
  return `http://${host ?? here.address}:${here.port}`
}

/** Where simulators of this process send a provider's events. */
export function webhookAt(ownUrl: string | null, provider: string): string | null {
  return ownUrl && `${ownUrl}/webhooks/${provider}`
}
