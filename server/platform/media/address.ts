/** Of a hash in an address: 96 bits. */
export const addressDigits = 24

/**
 * The address of a picture by its SHA-256 (64 hexadecimal digits): `/media/` and the hash's first 96 bits in
 * 16 characters of base64url. The store refuses a second picture whose hash begins the same (`originals.ts`).
 */
export function pictureAddress(hash: string): string {
  return prefix + Buffer.from(hash.slice(0, addressDigits), 'hex').toString('base64url')
}

/** The same for a picture that is stored as `/media/{SHA-256}`, as the database's `pictures_of` writes it. */
export function withAddress<P extends { image_url: string }>(picture: P): P {
  return { ...picture, image_url: pictureAddress(picture.image_url.slice(prefix.length)) }
}

/**
 * What a picture's hash begins with, or all of it, by its name in an address: 16 characters of base64url, or the
 * 64 hexadecimal digits that addresses had before. Null where it is no such name.
 */
export function startOfHash(name: string): string | null {
  if (/^[0-9a-f]{64}$/.test(name)) return name
  return /^[\w-]{16}$/.test(name) ? Buffer.from(name, 'base64url').toString('hex') : null
}

const prefix = '/media/'

/** The widths of variants, in pixels. */
export const widths = [96, 160, 320, 480, 640, 960, 1280] as const
export type Width = (typeof widths)[number]

/** JPEG is for link previews that support nothing newer. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Change it with any change of `variant.ts` that alters the bytes. */
export const recipe = 'a'
