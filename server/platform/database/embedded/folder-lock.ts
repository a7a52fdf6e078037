import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../../process.ts'

export interface FolderLock {
  release(): void
}

/**
 * Takes a folder for this process alone. The lock is a socket that the operating system closes
 * when its owner dies, however it dies, so there is no such thing as a stale lock.
 * Throws, naming the owner, when another process has the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = lockAddress(folder)
  for (let attempt = 1; ; attempt++) {
    const lock = await listen(address)
    if (lock) return lock
    const owner = await folderOwner(folder)
    if (owner !== null) {
      throw new CannotStart(
        `The data folder ${folder} is in use by process ${owner}. Stop that one first, or choose another folder with DATA_DIR.`,
      )
    }
    if (attempt === 5)
      throw new CannotStart(`The data folder ${folder} can't be locked (${address}).`)
    await rm(address, { force: true })
  }
}

/** The id of the process that holds the folder, or null. */
export function folderOwner(folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(lockAddress(folder))
    socket.setEncoding('utf8')
    let pid = ''
    socket.on('data', (text) => {
      pid += text
    })
    socket.on('end', () => resolve(pid))
    socket.on('error', () => resolve(null))
  })
}

function listen(address: string): Promise<FolderLock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(String(process.pid))
    })
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(address, () => resolve({ release: () => server.close() }))
  })
}

/** Linux keeps abstract sockets (a leading zero byte) out of the file system; others need a file. */
function lockAddress(folder: string): string {
  const name = `oja-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return join(tmpdir(), `${name}.sock`)
}
