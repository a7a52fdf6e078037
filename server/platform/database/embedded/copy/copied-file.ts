import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate as immediate } from 'node:timers/promises'

/** A file of a copy, as its manifest has it. */
export interface CopiedFile {
  /** From the folder of the copy, with '/'. */
  path: string
  size: number
  /** Of its bytes, in hexadecimal. */
  sha256: string
}

const chunkBytes = 1024 * 1024

/**
 * Copies a file, for its owner alone (0600), onto the disk before it answers: what was written, and its hash. A file that
 * grows meanwhile is copied as far as it is then.
 */
export async function copyWithHash(
  from: string,
  to: string,
): Promise<Pick<CopiedFile, 'size' | 'sha256'>> {
  // So that a signal is heard between two of thousands of small files.
  await immediate()
  const small = readSmall(from)
  if (small) return writeSmall(small, to)
  const source = await open(from, 'r')
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      const copied = await pour(source, target)
      await target.sync()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * The bytes of a file that fits into one chunk, else null. At once: most files of a cluster are a page or two, and through
 * the event loop each would take eight turns.
 */
function readSmall(path: string): Buffer | null {
  const file = openSync(path, 'r')
  try {
    return fstatSync(file).size < chunkBytes ? readFileSync(file) : null
  } finally {
    closeSync(file)
  }
}

function writeSmall(bytes: Buffer, path: string): Pick<CopiedFile, 'size' | 'sha256'> {
  writeFileSync(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Reads a file to its end: its size and its hash. */
export async function hashOfFile(path: string): Promise<Pick<CopiedFile, 'size' | 'sha256'>> {
  const source = await open(path, 'r')
  try {
    return await pour(source, null)
  } finally {
    await source.close()
  }
}

async function pour(source: FileHandle, target: FileHandle | null) {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(chunkBytes)
  let size = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunkBytes)
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    size += bytesRead
    // `write` may write less than it was given.
    for (let done = 0; target && done < bytesRead; ) {
      done += (await target.write(chunk, done)).bytesWritten
    }
  }
}

/** Makes the names in a folder outlive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
