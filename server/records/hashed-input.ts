import { createHash, type Hash } from 'node:crypto'
import type { UploadedFile } from '#contract/endpoint.ts'
import type { RawInput } from '#server/platform/http/call.ts'

/** The input, and the hash of all of it: of a file, of what has been read of it. */
export function hashed({ file, ...rest }: RawInput): { input: RawInput; hash: () => Buffer } {
  const whole = createHash('sha256').update(JSON.stringify(rest))
  const input = file ? { ...rest, file: hashing(file, whole) } : rest
  return { input, hash: () => whole.copy().digest() }
}

async function* hashing(file: UploadedFile, hash: Hash): UploadedFile {
  for await (const part of file) {
    hash.update(part)
    yield part
  }
}

/** Reads the rest of a file, so that its hash is that of all of it. */
export async function drain(file: UploadedFile | undefined): Promise<void> {
  if (file) for await (const _ of file);
}
