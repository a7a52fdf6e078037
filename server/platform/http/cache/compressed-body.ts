import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'
import { eventLoopShare } from '../limits/event-loop.ts'

/** The cheapest to read first. */
const encodings = ['identity', 'zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Smaller bodies (bytes) are not compressed; immutable files are compressed only once, so earlier. */
const smallestCompressed = { often: 1024, once: 256 } as const
/** Larger bodies drop their plain bytes once a compressed encoding is there. */
const largestPlain = 16 * 1024
/**
 * Up to here handing the bytes to another thread costs more than compressing them: a KB takes 0.01 ms by Brotli 3,
 * and half of that by Zstandard.
 */
const largestInPlace = { br: 64 * 1024, zstd: 256 * 1024 } as const

/**
 * The effort of Brotli. What nobody may ask for again is compressed quickly, to 12 % more bytes in a fifth of the
 * time; what is asked for again, once more in the background; what is popular, for 30 to 100 ms of processor
 * that nobody waits for. Immutable files are compressed once per process, so as small as possible.
 */
const quality = { first: 3, again: 5, popular: 10, once: 11 } as const
type Quality = keyof typeof quality
type CompressionEffort = 'often' | 'once'
/** Sends from which a body is compressed with that effort. */
const sends = { again: 2, popular: 200 } as const
/** The share of its time in which an event loop works that has time for what is popular. */
const quietShare = 0.25

const brotli = {
  inPlace: (plain: Buffer, how: Quality) => brotliCompressSync(plain, optionsOf(plain, how)),
  inPool: (plain: Buffer, how: Quality) => promisify(brotliCompress)(plain, optionsOf(plain, how)),
}

function optionsOf(plain: Buffer, how: Quality) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality[how], [BROTLI_PARAM_SIZE_HINT]: plain.length },
  }
}

/** As many bytes as Brotli 3 in half of its time; no browser's old version knows it. */
const zstd = (plain: Buffer) => ({
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
  pledgedSrcSize: plain.length,
})

const compress = {
  br: (plain: Buffer, how: Quality) =>
    how === 'first' && plain.length <= largestInPlace.br
      ? brotli.inPlace(plain, how)
      : brotli.inPool(plain, how),
  zstd: (plain: Buffer) =>
    plain.length <= largestInPlace.zstd
      ? zstdCompressSync(plain, zstd(plain))
      : promisify(zstdCompress)(plain, zstd(plain)),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
  identity: (plain: Buffer) => plain,
}
const decompress = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
  identity: compress.identity,
}

/** One at a time in the whole process: no visitor waits for it. */
let isRecompressing = false

/**
 * A body in the encodings requested so far, each compressed once, and by Brotli anew when it is asked for again.
 * Large bodies drop their plain bytes after the first compression; the rare request for plain bytes decompresses
 * them.
 */
export class CompressedBody {
  /** Called with the change of `size` in bytes. */
  onResize: (bytes: number) => void = () => {}
  private readonly encoded: Record<Encoding, Buffer | undefined>
  /** While it is compressed: a Map for each of thousands of bodies would be 170 bytes of nothing. */
  private inFlight: Map<Encoding, Promise<Buffer>> | undefined
  private readonly length: number
  private readonly how: CompressionEffort
  private effort: Quality
  private sent = 0

  constructor(plain: Buffer, how: CompressionEffort) {
    this.length = plain.length
    this.how = how
    this.effort = how === 'once' ? 'once' : 'first'
    this.encoded = { identity: plain, zstd: undefined, br: undefined, gzip: undefined }
  }

  /** Bytes in memory, over all encodings. */
  get size(): number {
    return Object.values(this.encoded).reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
  }

  get isWorthCompressing(): boolean {
    return this.length >= smallestCompressed[this.how]
  }

  /** Whether it is to be sent in the quickest encoding: nobody has asked for it before, or it is not packed well yet. */
  get isFresh(): boolean {
    return this.how === 'often' && !this.encoded.br && !this.inFlight?.has('br')
  }

  /** Of the plain bytes; to be asked for before they are sent compressed. */
  digest(): string {
    const { identity: plain } = this.encoded
    if (!plain) throw new Error('the plain bytes are gone')
    return hash('sha1', plain, 'base64url')
  }

  now(encoding: Encoding): Buffer | undefined {
    const bytes = this.encoded[encoding]
    if (bytes && isCounted(encoding)) this.noteSent()
    return bytes
  }

  as(encoding: Encoding): Promise<Buffer> {
    const ready = this.now(encoding)
    if (ready) return Promise.resolve(ready)
    const inFlight = this.inFlight?.get(encoding)
    if (inFlight) {
      if (isCounted(encoding)) this.sent += 1
      return inFlight
    }
    const others = this.inFlight ?? new Map()
    this.inFlight = others
    const compressing = this.encode(encoding).finally(() => {
      others.delete(encoding)
      if (others.size === 0) this.inFlight = undefined
    })
    others.set(encoding, compressing)
    return compressing
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    const plain = await this.plain()
    if (encoding === 'identity') return plain
    if (isCounted(encoding)) this.sent += 1
    const bytes = exact(await compress[encoding](plain, this.effort))
    this.encoded[encoding] = bytes
    const dropsPlain = plain.length > largestPlain && this.encoded.identity !== undefined
    if (dropsPlain) this.encoded.identity = undefined
    this.onResize(bytes.length - (dropsPlain ? plain.length : 0))
    return bytes
  }

  private async plain(): Promise<Buffer> {
    for (const encoding of encodings) {
      const bytes = this.encoded[encoding]
      if (bytes) return decompress[encoding](bytes)
    }
    throw new Error('a body always has its bytes in some encoding')
  }

  private noteSent(): void {
    this.sent += 1
    const effort = this.nextEffort()
    // While another body is being recompressed, a later send tries again.
    if (!effort || isRecompressing) return
    this.effort = effort
    isRecompressing = true
    void this.recompress().finally(() => {
      isRecompressing = false
    })
  }

  private nextEffort(): Quality | undefined {
    if (this.effort === 'first') return this.sent >= sends.again ? 'again' : undefined
    if (this.effort !== 'again' || this.sent < sends.popular) return undefined
    return eventLoopShare() <= quietShare ? 'popular' : undefined
  }

  private async recompress(): Promise<void> {
    const bytes = exact(await brotli.inPool(await this.plain(), this.effort))
    const { br: before } = this.encoded
    if (before && bytes.length >= before.length) return
    const { size } = this
    this.encoded.br = bytes
    this.encoded.zstd = undefined
    this.onResize(this.size - size)
  }
}

/**
 * The bytes of a text, in memory of their own. `Buffer.from` takes them from a pool, of which each piece of 64 KB stays as
 * long as anything in it: what is compressed beside it filled the rest, and an answer of 3 KB held 22.
 */
export function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

function isCounted(encoding: Encoding): boolean {
  return encoding === 'br' || encoding === 'zstd'
}

/** Node compresses into pieces of 16 KB, and what fills one in part would hold all of it. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
