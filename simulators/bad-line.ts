import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Failures between the mall and a provider. */
export const faults = [
  'refused connection',
  'timeout',
  'cut answer',
  '4xx',
  '5xx',
  'nonsense',
  'redirect',
] as const
export type Fault = (typeof faults)[number]

export interface BadLine {
  /** Replaces the provider's. */
  url: string
  /** The calls since `mend`, as in `POST /v3/payments`. */
  calls: string[]
  /** Fails matching calls (by default all) from now on. A closed port fails all of them. */
  breakOff(fault: Fault, calls?: RegExp): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A refusal in the form of every simulated provider. */
const refusal = JSON.stringify({
  status: 'error',
  requestSuccessful: false,
  responseMessage: 'This cannot be done',
  message: 'This cannot be done',
  error: 'This cannot be done',
})

/**
 * A proxy to a simulated provider that can break. A call that times out, is cut, fails or is answered with
 * nonsense was forwarded all the same: the provider has done it.
 */
export async function openBadLine(target: string): Promise<BadLine> {
  let broken: { fault: Fault; calls: RegExp } | null = null
  let calls: string[] = []
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    calls.push(call)
    const fault = broken?.calls.test(call) ? broken.fault : null
    answer(target, fault, request, response).catch(() => response.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${new URL(target).pathname.replace(/\/$/, '')}`,
    get calls() {
      return calls
    },
    async breakOff(fault, fitting = /./) {
      broken = { fault, calls: fitting }
      if (fault !== 'refused connection') return
      await close()
      // Clients with an idle connection must notice that it has ended.
      await wait(50)
    },
    async mend() {
      broken = null
      calls = []
      if (!server.listening) await listen(port)
    },
    close,
  }
}

async function answer(
  target: string,
  fault: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const there = new URL(request.url ?? '/', target)
  if (fault === '4xx') return say(response, 400, refusal)
  if (fault === 'redirect') {
    response.writeHead(302, { location: there.href }).end()
    return
  }
  const { status, headers, body } = await handOver(there, request)
  switch (fault) {
    case 'timeout':
      return
    case 'cut answer':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
      return
    case '5xx':
      return say(response, 500, refusal)
    case 'nonsense':
      return say(response, 200, '<h1>It works!</h1>')
    default:
      response.writeHead(status, headers).end(body)
  }
}

function say(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** The provider's answer to the same call. */
async function handOver(to: URL, request: IncomingMessage) {
  const { method, headers } = request
  const sent = await buffer(request)
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    open(to, { method, headers, agent: false }, resolve).once('error', reject).end(sent)
  })
  const { statusCode: status = 502, headers: own } = answered
  return { status, headers: own, body: await buffer(answered) }
}
