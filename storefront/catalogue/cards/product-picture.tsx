import { Picture, type PictureProps } from '#ui/pictures/picture.tsx'

interface Image {
  image_url: string
  width: number
  height: number
  placeholder_color?: string
}

interface ProductPictureProps extends Pick<PictureProps, 'widths' | 'sizes'> {
  images: Image[]
}

/** A product's first picture; decorative, since the name is beside it. */
export function ProductPicture({ images: [image], widths, sizes }: ProductPictureProps) {
  return (
    <Picture
      src={image?.image_url ?? null}
      alt=""
      width={image?.width ?? 1}
      height={image?.height ?? 1}
      placeholderColor={image?.placeholder_color}
      widths={widths}
      sizes={sizes}
    />
  )
}

/** Truncates a name to so many characters plus an ellipsis (storefront specification, section 9). */
export function cutName(name: string, characters: 30 | 20): string {
  const all = [...name]
  return all.length > characters ? `${all.slice(0, characters).join('')}…` : name
}
