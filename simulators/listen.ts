import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface Listening {
  /** Without a slash at its end. */
  url: string
  /** Breaks off the calls that are still open. */
  close(): Promise<void>
}

/** An HTTP server on a free port of this machine. An error in `answer` breaks the connection off. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function portOf(server: Server): number {
  // A server that listens on a port has an address of this shape.
  return (server.address() as AddressInfo).port
}
