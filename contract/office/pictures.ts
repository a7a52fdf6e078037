import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { PictureFacts, text } from '../field.ts'
import { maxPictureBytes } from '../limits.ts'

/** The SHA-256 of a stored picture, by which records name it: 64 hexadecimal digits. */
export const PictureHash = z.string().regex(/^[0-9a-f]{64}$/, 'Choose a picture')

const StoredPicture = z.object({
  hash: PictureHash,
  ...PictureFacts.shape,
  /** Where it is shown: `/media/…`. */
  address: z.string(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

/** Pictures of products, brands, categories and of the mall's own content. */
export const pictures = {
  addPicture: officeEndpoint({
    method: 'POST',
    path: '/office/pictures',
    access: { staff: ['products.edit', 'categories.edit', 'content.edit'] },
    summary: 'Store a picture, which a record names within seven days',
    query: z.object({
      /** The file's, by which a file of products may name it. */
      name: text(200).optional(),
    }),
    upload: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: maxPictureBytes },
    answer: z.object({ data: z.object({ picture: StoredPicture }) }),
    errors: ['overloaded'],
  }),
} as const
