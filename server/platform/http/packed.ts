import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this size compression saves less than a packet. */
const smallestCompressed = 1024
/** Above this size the plain bytes are not worth their memory once compressed ones are there. */
const largestPlain = 16 * 1024

/** Pages are packed again and again; files that never change once per process, so as small as it goes. */
const quality = { often: 5, once: 11 } as const
type PackedHow = keyof typeof quality

const pack = {
  br: (plain: Buffer, how: PackedHow) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality[how] },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
  identity: async (plain: Buffer) => plain,
}
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip), identity: pack.identity }

/**
 * Bytes in the encodings that were asked for, each made once. Large ones are not held plain after the
 * first compression: hardly anybody asks for them so, and who does pays for the unpacking.
 */
export class Packed {
  /** Told by how many bytes more (or fewer) are held. */
  changedSize: (bytes: number) => void = () => {}
  private readonly held = new Map<Encoding, Buffer>()
  private readonly underWay = new Map<Encoding, Promise<Buffer>>()
  private readonly length: number
  private readonly how: PackedHow

  constructor(plain: Buffer, how: PackedHow) {
    this.length = plain.length
    this.how = how
    this.held.set('identity', plain)
  }

  /** Bytes held now, in all encodings. */
  get size(): number {
    return [...this.held.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  }

  get isWorthPacking(): boolean {
    return this.length >= smallestCompressed
  }

  now(encoding: Encoding): Buffer | undefined {
    return this.held.get(encoding)
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
    const plain = await unpack[from](source)
    if (encoding === 'identity') return plain
    const bytes = await pack[encoding](plain, this.how)
    this.held.set(encoding, bytes)
    const dropsPlain = plain.length > largestPlain && this.held.delete('identity')
    this.changedSize(bytes.length - (dropsPlain ? plain.length : 0))
    return bytes
  }
}

function never(): never {
  throw new Error('bytes are always held in some encoding')
}
