import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies (bytes) are not compressed; immutable files are compressed only once, so earlier. */
const smallestCompressed = { often: 1024, once: 256 } as const
/** Larger bodies drop their plain bytes once a compressed encoding is there. */
const largestPlain = 16 * 1024

/**
 * Pages are compressed often; immutable files once per process, so as small as possible. A popular page is
 * recompressed in the background: 8 to 10 % smaller, for 30 to 100 ms of processor.
 */
const quality = { often: 5, popular: 10, once: 11 } as const
type CompressionEffort = 'often' | 'once'
/** Sends after which a body counts as popular. */
const popularAfter = 200

const compress = {
  br: (plain: Buffer, how: keyof typeof quality) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality[how] },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
  identity: async (plain: Buffer) => plain,
}
const decompress = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: compress.identity,
}

/** One at a time in the whole process: no visitor waits for it. */
let isRecompressing = false

/**
 * A body in the encodings requested so far, each compressed once. Large bodies drop their plain bytes after
 * the first compression; the rare request for plain bytes decompresses them.
 */
export class CompressedBody {
  /** Called with the change of `size` in bytes. */
  onResize: (bytes: number) => void = () => {}
  private readonly encoded = new Map<Encoding, Buffer>()
  private readonly inFlight = new Map<Encoding, Promise<Buffer>>()
  private readonly length: number
  private readonly how: CompressionEffort
  private sent = 0

  constructor(plain: Buffer, how: CompressionEffort) {
    this.length = plain.length
    this.how = how
    this.encoded.set('identity', plain)
  }

  /** Bytes in memory, over all encodings. */
  get size(): number {
    return [...this.encoded.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  }

  get isWorthCompressing(): boolean {
    return this.length >= smallestCompressed[this.how]
  }

  now(encoding: Encoding): Buffer | undefined {
    const bytes = this.encoded.get(encoding)
    if (bytes && encoding === 'br') this.noteSent()
    return bytes
  }

  private noteSent(): void {
    this.sent += 1
    // While another body is being recompressed, a later send tries again.
    if (this.how === 'once' || this.sent < popularAfter || isRecompressing) return
    this.sent = Number.NEGATIVE_INFINITY
    isRecompressing = true
    void this.recompress().finally(() => {
      isRecompressing = false
    })
  }

  private async recompress(): Promise<void> {
    const before = this.encoded.get('br')
    const bytes = await compress.br(await this.as('identity'), 'popular')
    if (!before || bytes.length >= before.length) return
    this.encoded.set('br', bytes)
    this.onResize(bytes.length - before.length)
  }

  as(encoding: Encoding): Promise<Buffer> {
    const ready = this.encoded.get(encoding)
    if (ready) return Promise.resolve(ready)
    const inFlight = this.inFlight.get(encoding)
    if (inFlight) return inFlight
    const compressing = this.encode(encoding).finally(() => this.inFlight.delete(encoding))
    this.inFlight.set(encoding, compressing)
    return compressing
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    const [from, source] = this.encoded.entries().next().value ?? never()
    const plain = await decompress[from](source)
    if (encoding === 'identity') return plain
    const bytes = await compress[encoding](plain, this.how)
    this.encoded.set(encoding, bytes)
    const dropsPlain = plain.length > largestPlain && this.encoded.delete('identity')
    this.onResize(bytes.length - (dropsPlain ? plain.length : 0))
    return bytes
  }
}

function never(): never {
  throw new Error('a body always has its bytes in some encoding')
}
