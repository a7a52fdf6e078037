import sharp from 'sharp'
import { type AcceptedPicture, PictureRefused, photographType } from './accepted.ts'
import { pixelLimit } from './variant.ts'

const largestBytes = 12 * 1024 * 1024
const largestSide = 2560

/**
 * Accepts an uploaded photograph: JPEG, PNG or WebP by its content, whatever its declared type. It is
 * re-encoded upright, at most 2,560 pixels a side, without place, device and other metadata.
 * Throws `PictureRefused`.
 */
export async function acceptPicture(sent: Buffer): Promise<AcceptedPicture> {
  if (sent.length > largestBytes) throw new PictureRefused('The picture is larger than 12 MB.')
  const type = photographType(sent)
  if (type === null) throw new PictureRefused('The picture must be a JPEG, PNG or WebP file.')
  try {
    return await reencode(sent, type)
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit')
    throw new PictureRefused(
      isHuge ? 'The picture has too many pixels.' : 'The picture is damaged and cannot be read.',
    )
  }
}

async function reencode(sent: Buffer, type: AcceptedPicture['type']): Promise<AcceptedPicture> {
  const upright = sharp(sent, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 20 })
  const encoded = {
    'image/jpeg': () => upright.jpeg({ quality: 90 }),
    'image/png': () => upright.png(),
    'image/webp': () => upright.webp({ quality: 90 }),
  }[type]()
  const { data: bytes, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    bytes,
    type,
    width: info.width,
    height: info.height,
    placeholder_color: await averageColor(bytes),
  }
}

async function averageColor(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}
