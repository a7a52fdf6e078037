import sharp from 'sharp'

/** The widths that pictures are made in, in pixels. */
export const widths = [96, 160, 320, 480, 640, 960, 1280] as const
export type Width = (typeof widths)[number]

/** JPEG is for programs that show links and know nothing newer. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** To be changed with any change below that alters the bytes. */
export const recipe = 'a'

/** More than any phone's camera gives; keeps hostile headers from asking for gigabytes. */
export const pixelLimit = 50_000_000

// One thread a picture and nothing kept between them: the turnstile decides how much runs at once.
sharp.cache(false)
sharp.concurrency(1)

/**
 * A smaller picture. Never larger than the original; what shines through becomes white, as JPEG has
 * no transparency and pages show pictures on their own ground. Throws where the bytes are no picture.
 */
export async function makeVariant(
  original: Buffer,
  width: number,
  format: Format,
): Promise<Buffer> {
  const sized = sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 20 })
  if (format === 'avif') return sized.avif({ quality: 52, effort: 3 }).toBuffer()
  if (format === 'webp') return sized.webp({ quality: 74, effort: 4 }).toBuffer()
  return sized.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}
