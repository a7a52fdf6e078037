import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below these sizes (bytes) compression is not worth its work, which for files is done once. */
const smallestCompressed = { often: 1024, once: 256 } as const
/** Above this size the plain bytes are not worth their memory once compressed ones are there. */
const largestPlain = 16 * 1024

/**
 * Pages are packed again and again; files that never change once per process, so as small as it goes. A page
 * that goes on being sent is packed once more behind the scenes: 8 to 10 % smaller, for 30 to 100 ms.
 */
const quality = { often: 5, popular: 10, once: 11 } as const
type CompressionEffort = 'often' | 'once'
/** How often the same bytes have been sent by then. */
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

/** One at a time in the whole process: it is no visitor's business. */
let isPackingHarder = false

/**
 * Bytes in the encodings that were asked for, each made once. Large ones are not held plain after the
 * first compression: hardly anybody asks for them so, and who does pays for the unpacking.
 */
export class CompressedBody {
  /** Told by how many bytes more (or fewer) are held. */
  changedSize: (bytes: number) => void = () => {}
  private readonly held = new Map<Encoding, Buffer>()
  private readonly underWay = new Map<Encoding, Promise<Buffer>>()
  private readonly length: number
  private readonly how: CompressionEffort
  private sent = 0

  constructor(plain: Buffer, how: CompressionEffort) {
    this.length = plain.length
    this.how = how
    this.held.set('identity', plain)
  }

  /** Bytes held now, in all encodings. */
  get size(): number {
    return [...this.held.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  }

  get isWorthCompressing(): boolean {
    return this.length >= smallestCompressed[this.how]
  }

  now(encoding: Encoding): Buffer | undefined {
    const bytes = this.held.get(encoding)
    if (bytes && encoding === 'br') this.noteSent()
    return bytes
  }

  private noteSent(): void {
    this.sent += 1
    // Where others are at it, the next one to be sent asks again.
    if (this.how === 'once' || this.sent < popularAfter || isPackingHarder) return
    this.sent = Number.NEGATIVE_INFINITY
    isPackingHarder = true
    void this.compressHarder().finally(() => {
      isPackingHarder = false
    })
  }

  private async compressHarder(): Promise<void> {
    const before = this.held.get('br')
    const bytes = await compress.br(await this.as('identity'), 'popular')
    if (!before || bytes.length >= before.length) return
    this.held.set('br', bytes)
    this.changedSize(bytes.length - before.length)
  }

  as(encoding: Encoding): Promise<Buffer> {
    const held = this.held.get(encoding)
    if (held) return Promise.resolve(held)
    const underWay = this.underWay.get(encoding)
    if (underWay) return underWay
    const making = this.make(encoding).finally(() => this.underWay.delete(encoding))
    this.underWay.set(encoding, making)
    return making
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const [from, source] = this.held.entries().next().value ?? never()
    const plain = await decompress[from](source)
    if (encoding === 'identity') return plain
    const bytes = await compress[encoding](plain, this.how)
    this.held.set(encoding, bytes)
    const dropsPlain = plain.length > largestPlain && this.held.delete('identity')
    this.changedSize(bytes.length - (dropsPlain ? plain.length : 0))
    return bytes
  }
}

function never(): never {
  throw new Error('bytes are always held in some encoding')
}
