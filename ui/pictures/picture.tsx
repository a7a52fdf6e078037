import { classes } from '../classes.ts'
import { Motif } from '../motif.tsx'

/**
 * When a picture is fetched: `first`, the main one of the first screen, before anything else;
 * `early` with the page; `late` when it comes near the screen.
 */
export type LoadPriority = 'first' | 'early' | 'late'

export interface PictureProps {
  /** `/media/{hash}`; null where there is no picture: a motif replaces it. */
  src: string | null
  alt: string
  width: number
  height: number
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

function sourceSet(src: string, type: 'avif' | 'webp', widths: readonly number[]) {
  return widths.map((width) => `${src}.${type}?w=${width} ${width}w`).join(', ')
}

/** A picture's own ground, behind it. An SVG, because the Content-Security-Policy forbids style attributes. */
export function Placeholder({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full dark:toned">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}

/**
 * A picture that fills its positioned parent: AVIF, else WebP, as small as the screen allows, over
 * its placeholder colour.
 */
export function Picture({
  src,
  alt,
  width,
  height,
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
      <picture className="contents">
        <source type="image/avif" srcSet={sourceSet(src, 'avif', widths)} sizes={sizes} />
        <img
          src={`${src}.webp?w=${widths[0]}`}
          srcSet={sourceSet(src, 'webp', widths)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority === 'late' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : undefined}
          decoding="async"
          onLoad={onLoad}
          className={classes(
            'absolute inset-0 size-full text-xs text-ink-soft dark:toned',
            className ?? 'object-cover',
          )}
        />
      </picture>
    </>
  )
}
