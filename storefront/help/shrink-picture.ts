import { maxContactPictureBytes } from '#contract/limits.ts'

/** As the mall keeps it, px: more would cost data and show no more of a scratch. */
const side = 1_600

/**
 * A chosen picture as a data URL of the mall's size, so that a phone sends 300 kB and not 5 MB. One that this
 * browser cannot decode is sent as it is; null where it is too large for that.
 */
export async function shrinkPicture(file: File): Promise<string | null> {
  return (await redrawn(file)) ?? (file.size <= maxContactPictureBytes ? asDataUrl(file) : null)
}

async function redrawn(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const url = canvas.toDataURL('image/jpeg', 0.85)
    return url.startsWith('data:image/jpeg') ? url : null
  } catch {
    // No picture, or a format that the browser does not know: the server says which.
    return null
  }
}

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
}
