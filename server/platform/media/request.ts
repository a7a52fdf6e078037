import { type Format, formats, startOfHash, type Width, widths } from './address.ts'

/** A request for a picture, independent of the web server. */
export interface PictureRequest {
  method: string
  /** What follows `/media/`. */
  name: string
  query: Readonly<Record<string, unknown>>
  headers: {
    accept?: string | undefined
    'if-none-match'?: string | undefined
    'save-data'?: string | string[] | undefined
  }
}

export interface PictureVariant {
  /** The whole of its hash, or what it begins with. */
  hash: string
  width: number
  format: Format
  /** The format came from `Accept`, not from the address. */
  isNegotiated: boolean
}

export interface InvalidRequest {
  status: 400 | 404
  message: string
}

/** Reads `<name>`, `<name>.avif` and `?w=`; the largest width by default, a half to two thirds of it with `Save-Data`. */
export function readRequest({
  name,
  query,
  headers,
}: PictureRequest): PictureVariant | InvalidRequest {
  const [address = '', suffix, ...rest] = name.split('.')
  const hash = startOfHash(address)
  const named = formats.find((format) => format === suffix)
  if (hash === null || rest.length > 0 || (suffix !== undefined && named === undefined)) {
    return { status: 404, message: 'There is no such picture.' }
  }
  const width =
    query.w === undefined ? widths.at(-1) : widths.find((one) => String(one) === query.w)
  if (width === undefined) {
    return { status: 400, message: `w is one of ${widths.join(', ')}.` }
  }
  return {
    hash,
    width: headers['save-data'] === 'on' ? savingWidth(width) : width,
    format: named ?? bestFormat(headers.accept),
    isNegotiated: !named,
  }
}

/**
 * A quarter to less than half as many pixels: about one for each of a phone's CSS pixels. Wide pictures lose more
 * than small ones, where half would be too coarse.
 */
function savingWidth(width: Width): Width {
  const most = width < 960 ? (width * 2) / 3 : width / 2
  return widths.findLast((one) => one <= most) ?? width
}

/** JPEG unless a newer one is named: programs that accept anything often support little. */
function bestFormat(accept = ''): Format {
  const takes = (type: string) =>
    accept.split(',').some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim())
      return name === type && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
    })
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpg'
}
