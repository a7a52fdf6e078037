import { Picture, type PictureProps, Placeholder } from '#ui/pictures/picture.tsx'

interface Image {
  image_url: string
  placeholder_color?: string
}

interface ProductPictureProps
  extends Pick<PictureProps, 'widths' | 'sizes' | 'priority' | 'onLoad' | 'className'> {
  /** Left out where the product has none: a motif replaces it. */
  image: Image | undefined
  /** Left out: decorative, as where the name is beside it. */
  alt?: string
  /** False where another picture is below it. */
  hasPlaceholder?: boolean
}

/** A picture of a product, over its placeholder colour. */
export function ProductPicture({
  image,
  alt = '',
  hasPlaceholder = true,
  ...rest
}: ProductPictureProps) {
  return (
    <Picture
      src={image?.image_url ?? null}
      alt={alt}
      placeholderColor={hasPlaceholder ? image?.placeholder_color : undefined}
      {...rest}
    />
  )
}

/** The placeholder colour alone, where the picture does not fill its place. */
export function PicturePlaceholder({ image }: { image: Required<Image> }) {
  return <Placeholder color={image.placeholder_color} />
}

/** A character as people see it: a letter with its marks, a sign made of several. */
const visible = /\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/gu

/** Truncates a name to so many characters plus an ellipsis (storefront specification, section 9). */
export function cutName(name: string, characters: 30 | 20): string {
  if (name.length <= characters) return name
  const all = name.match(visible) ?? []
  return all.length > characters ? `${all.slice(0, characters).join('')}…` : name
}
