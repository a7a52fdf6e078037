/** As the mall stores them, px. */
const largestSide = 2_560
const quality = 0.9
const photographs: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The browser cannot decode it, and it is none of the types that the mall takes. */
export class NoPicture extends Error {}

/**
 * A chosen file as it is sent: at most 2,560 pixels a side, upright, and transparent where it was. Smaller ones of
 * the mall's own types are sent as they are, and so are those that this browser cannot decode: the server says why.
 */
export async function reduced(file: Blob): Promise<Blob> {
  const isOurs = photographs.includes(file.type)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (!picture) {
    if (isOurs) return file
    throw new NoPicture('This is no picture that the browser can read. Send JPEG, PNG or WebP.')
  }
  try {
    const scale = largestSide / Math.max(picture.width, picture.height)
    if (scale >= 1 && isOurs) return file
    return (await redrawn(picture, Math.min(1, scale), file.type)) ?? file
  } finally {
    picture.close()
  }
}

async function redrawn(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // A JPEG has no transparency; WebP keeps it, and where a browser does not write WebP it writes PNG.
  const target = type === 'image/jpeg' ? type : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, target, quality))
}
