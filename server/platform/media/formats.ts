/** The widths of variants, in pixels. */
export const widths = [96, 160, 320, 480, 640, 960, 1280] as const
export type Width = (typeof widths)[number]

/** JPEG is for link previews that support nothing newer. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Change it with any change of `variant.ts` that alters the bytes. */
export const recipe = 'a'
