import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Running, start, textOf } from '../cluster/processes.ts'

export interface ServiceOptions {
  /** In it are `at/PORT`, the release of each process, and its log `PORT.log`. */
  folder: string
  /** What starts a process in the folder of its release: for `sh`, with PORT and RELEASE in its environment. */
  command: string
  environment: NodeJS.ProcessEnv
}

export interface Services {
  /** For OJA_RESTART of ops/release. */
  restartProgram: string
  /** Starts the process at this port with the release in this folder, in the place of the one that runs. */
  start(port: number, release: string): Promise<void>
  /** What it has printed. */
  log(port: number): string
}

/** What systemd does with ops/systemd/oja-mall@.service, for rehearsals: the processes end with `opened`. */
export async function openServices(
  opened: AsyncDisposableStack,
  { folder, command, environment }: ServiceOptions,
): Promise<Services> {
  mkdirSync(join(folder, 'at'), { recursive: true })
  const running = new Map<number, Running>()
  const logOf = (port: number) => join(folder, `${port}.log`)

  async function restart(port: number): Promise<void> {
    await running.get(port)?.end('SIGTERM')
    const at = join(folder, 'at', String(port))
    const inRelease = `cd '${at}' && export RELEASE=$(basename "$(pwd -P)") && exec ${command}`
    const own = { ...environment, PORT: String(port) }
    const args = ['-c', inRelease]
    running.set(port, await start({ command: 'sh', args, log: logOf(port), environment: own }))
  }

  opened.defer(async () => {
    await Promise.all([...running.values()].map((one) => one.end('SIGKILL')))
  })
  const origin = await listen(opened, restart)
  const restartProgram = join(folder, 'restart')
  const call = `fetch('${origin}/' + process.argv[1], { method: 'POST' }).then(({ ok }) => process.exit(ok ? 0 : 1))`
  writeFileSync(restartProgram, `#!/bin/sh\nexec '${process.execPath}' -e "${call}" "$1"\n`)
  chmodSync(restartProgram, 0o755)
  const startWith = async (port: number, release: string) => {
    const link = join(folder, 'at', String(port))
    rmSync(link, { force: true })
    symlinkSync(release, link)
    await restart(port)
  }
  return {
    restartProgram,
    start: startWith,
    log: (port) => textOf(logOf(port)) ?? '',
  }
}

/** Answers `POST /PORT` once the process is restarted, as `systemctl restart` returns. */
async function listen(
  opened: AsyncDisposableStack,
  restart: (port: number) => Promise<void>,
): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    restart(Number(url.slice(1))).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.defer(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port was bound')
  return `http://127.0.0.1:${address.port}`
}
