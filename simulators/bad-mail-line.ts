import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './bad-line.ts'

/** The server's reply at the end of a mail. `551`: the recipient has another address. */
const answers: Partial<Record<Fault, string>> = {
  '4xx': '451 Try again later\r\n',
  '5xx': '554 This mail is not taken\r\n',
  redirect: '551 User not local; please try <ada@mail.example.com>\r\n',
  nonsense: '<h1>It works!</h1>\r\n',
}
const endOfMail = '\r\n.\r\n'

/**
 * A proxy to a simulated mail server that can break at the end of a mail. A mail that times out, is cut or is
 * answered with nonsense was forwarded all the same.
 */
export async function openBadMailLine(target: string) {
  let fault: Fault | null = null
  const open = new Set<Socket>()
  const { hostname, port: targetPort } = new URL(target)
  const server = createServer((client) => {
    const provider = connect(Number(targetPort), hostname)
    for (const socket of [client, provider]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        open.delete(socket)
        client.destroy()
        provider.destroy()
      })
    }
    let isMuted = false
    provider.on('data', (said) => {
      if (!isMuted) client.write(said)
      // The server has accepted the mail by now.
      else if (fault === 'cut answer') client.destroy()
      else if (fault === 'nonsense') client.write(answers.nonsense ?? '')
    })
    let tail = ''
    client.on('data', (sent) => {
      const heard = tail + sent.toString('latin1')
      // Less than a whole end: that of one mail is not that of the next one too.
      tail = heard.slice(1 - endOfMail.length)
      const isEnd = fault !== null && heard.includes(endOfMail)
      const instead = fault && answers[fault]
      if (isEnd) isMuted = true
      if (isEnd && instead && fault !== 'nonsense') client.write(instead)
      else provider.write(sent)
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  await listen(0)
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async breakOff(next: Fault) {
      fault = next
      if (next !== 'refused connection') return
      await close()
      // Clients with an idle connection must notice that it has ended.
      await wait(50)
    },
    async mend() {
      fault = null
      for (const socket of open) socket.destroy()
      if (!server.listening) await listen(port)
    },
    close,
  }
}
