import { classes } from './classes.ts'
import { Motif } from './motif.tsx'

/**
 * When a picture is fetched: the main one of the first screen before anything else, its neighbours with
 * the page, all others when they come near the screen.
 */
export type Turn = 'first' | 'early' | 'late'

export interface PictureProps {
  /** `/media/{hash}`; null where there is no picture: a motif stands in for it. */
  src: string | null
  alt: string
  width: number
  height: number
  /** Painted until the picture is there: `#rrggbb`. */
  ground?: string
  /** Pixel widths to offer; the media store makes 96, 160, 320, 480, 640, 960 and 1280. */
  widths: readonly number[]
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  turn?: Turn
  onLoad?: () => void
  className?: string
}

function sourceSet(src: string, type: 'avif' | 'webp', widths: readonly number[]) {
  return widths.map((width) => `${src}.${type}?w=${width} ${width}w`).join(', ')
}

/**
 * A picture that fills its positioned frame: AVIF, else WebP, as small as the screen allows, over its
 * own ground. The ground is an SVG: a style attribute would need a wider Content-Security-Policy.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  ground,
  widths,
  sizes,
  turn = 'late',
  onLoad,
  className,
}: PictureProps) {
  if (src === null) return <Motif name="birds" className="bg-sunken text-line" />
  return (
    <>
      {ground && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      <picture className="contents">
        <source type="image/avif" srcSet={sourceSet(src, 'avif', widths)} sizes={sizes} />
        <img
          src={`${src}.webp?w=${widths[0]}`}
          srcSet={sourceSet(src, 'webp', widths)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={turn === 'late' ? 'lazy' : 'eager'}
          fetchPriority={turn === 'first' ? 'high' : undefined}
          decoding="async"
          onLoad={onLoad}
          className={classes(
            'absolute inset-0 size-full text-xs text-ink-soft',
            className ?? 'object-cover',
          )}
        />
      </picture>
    </>
  )
}
