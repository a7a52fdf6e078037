import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

const program = 'haproxy'
/** Debian puts it where only root looks. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

/** HAProxy of this machine; installs it from the system's packages if there is none. */
export function getHaproxy(): void {
  if (isThere()) return
  console.log("No HAProxy on this machine: trying the system's packages …")
  spawnSync('apt-get', ['update'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', program], { stdio: 'inherit' })
  if (!isThere())
    throw new Error('No HAProxy could be had. Install one so that `haproxy` starts it.')
}

function isThere(): boolean {
  return (
    spawnSync(program, ['-v'], { stdio: 'ignore', env: { ...process.env, PATH: path } }).status ===
    0
  )
}

/** A proxy in front of processes on these ports, as docs/running.md recommends it. */
export async function startHaproxy(folder: string, ports: readonly number[]) {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, ports))
  const proxy: ChildProcess = spawn(program, ['-db', '-q', '-f', file], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      proxy.kill('SIGTERM')
      if (proxy.exitCode === null) await once(proxy, 'exit')
    },
  }
}

function configuration(port: number, ports: readonly number[]): string {
  const servers = ports.map((one, place) => `  server mall${place} 127.0.0.1:${one} check`)
  return `defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 30s
  timeout http-keep-alive 60s
  option forwardfor
  retries 2
  option redispatch
frontend shop
  bind 127.0.0.1:${port}
  default_backend mall
backend mall
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1
${servers.join('\n')}
`
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port was bound')
  return address.port
}
