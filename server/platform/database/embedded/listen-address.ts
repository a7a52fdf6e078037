import { chown, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Account } from './account.ts'

/** Where the server is reached, by this machine alone. */
export interface ListenAddress {
  /** As it stands in an address. */
  host: string
  port: number
  settings: Record<string, string>
}

/** Of a Unix socket: 103 bytes on macOS, 107 on Linux. */
const maxSocketPath = 103
/** The number in the name of the socket. */
const socketPort = 5432

/**
 * A Unix socket in a folder that only the server's account and root may enter: a statement takes half as long as by TCP,
 * and no other account can connect. Loopback where the path would be too long, and on Windows. Call it while no
 * server runs in `home`.
 */
export async function listenAddress(home: string, { owner }: Account): Promise<ListenAddress> {
  const folder = join(home, 'postgres.socket')
  const socket = join(folder, `.s.PGSQL.${socketPort}`)
  if (process.platform === 'win32' || Buffer.byteLength(socket) > maxSocketPath) return loopback()
  // A socket's lock file of a server that was killed has a number that an innocent process may have by now.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  if (owner) await chown(folder, owner.uid, owner.gid)
  return {
    host: encodeURIComponent(folder),
    port: socketPort,
    settings: {
      listen_addresses: '',
      // Quoted: a comma would begin another folder.
      unix_socket_directories: `"${folder}"`,
      port: String(socketPort),
    },
  }
}

async function loopback(): Promise<ListenAddress> {
  const port = await freePort()
  return {
    host: '127.0.0.1',
    port,
    settings: {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(port),
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
