import { classes } from '../classes.ts'
import { Motif } from '../motif.tsx'

/** When a picture is fetched: `first` before anything else, `early` with the page, `late` when it comes near the screen. */
export type LoadPriority = 'first' | 'early' | 'late'

export interface PictureProps {
  /** `/media/{name}`; null where there is no picture: a motif replaces it. */
  src: string | null
  alt: string
  /** Painted until the picture has loaded: `#rrggbb`. */
  placeholderColor?: string
  /** Pixel widths to offer, of 96, 160, 320, 480, 640, 960 and 1280, which the media store has. */
  widths: readonly number[]
  /** The `sizes` attribute. */
  sizes: string
  priority?: LoadPriority
  onLoad?: () => void
  className?: string
}

function sourceSet(src: string, widths: readonly number[]) {
  return widths.map((width) => `${src}.avif?w=${width} ${width}w`).join(',')
}

/** The width for browsers without AVIF, few and old: one in the middle, the smaller of two. */
function plainWidth(widths: readonly number[]) {
  return widths[Math.floor((widths.length - 1) / 2)]
}

/** A picture's own ground, behind it. An SVG, because the Content-Security-Policy forbids style attributes. */
export function Placeholder({ color }: { color: string }) {
  return <svg aria-hidden="true" color={color} className="picture-fill bg-current" />
}

/**
 * A picture that fills its positioned parent, over its placeholder colour: AVIF as small as the screen allows, else
 * WebP of one width. It has the size of its parent, so it names none of its own. The formats are in the addresses: a cache outside would have to keep a `Vary: Accept` apart.
 */
export function Picture({
  src,
  alt,
  placeholderColor,
  widths,
  sizes,
  priority = 'late',
  onLoad,
  className,
}: PictureProps) {
  if (src === null) return <Motif name="birds" className="bg-sunken text-line" />
  return (
    <>
      {placeholderColor && <Placeholder color={placeholderColor} />}
      <picture>
        <source type="image/avif" srcSet={sourceSet(src, widths)} sizes={sizes} />
        <img
          src={`${src}.webp?w=${plainWidth(widths)}`}
          alt={alt}
          loading={priority === 'late' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : undefined}
          decoding="async"
          onLoad={onLoad}
          className={classes('picture-fill', className)}
        />
      </picture>
    </>
  )
}
