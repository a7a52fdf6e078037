import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import type { Banner as BannerShape } from '#contract/content.ts'
import { classes } from '#ui/classes.ts'
import { Picture, type Turn } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Slider } from '#ui/slider.tsx'

type Banner = z.infer<typeof BannerShape>

/**
 * The room of each kind of banner, kept before the picture is there. Strips show their left half on
 * phones. `sizes` says less than the truth there, and least to the finest screens: flat art looks well at
 * twice a layout pixel or less, and phones pay by the megabyte.
 */
const shapes = {
  half: {
    frame: 'aspect-2/1',
    sizes: '(width < 64rem) and (resolution > 2.5x) 50vw, (width < 64rem) 75vw, 53rem',
    widths: [480, 640, 960, 1280],
  },
  box: { frame: 'aspect-8/5', sizes: '(width < 64rem) 50vw, 18rem', widths: [320, 480, 640] },
  side: {
    frame: 'aspect-64/31',
    sizes: '(width < 64rem) and (resolution > 2.5x) 25vw, (width < 64rem) 38vw, 22rem',
    widths: [320, 480, 640],
  },
  wide: {
    frame: 'aspect-4/1 max-sm:aspect-2/1',
    sizes: '(width < 40rem) 60vw, (width < 84rem) 100vw, 80rem',
    widths: [480, 640, 960, 1280],
  },
  strip: {
    frame: 'aspect-8/1 max-sm:aspect-4/1',
    sizes: '(width < 40rem) 60vw, (width < 84rem) 100vw, 80rem',
    widths: [480, 640, 960, 1280],
  },
  shelf: {
    frame: 'aspect-24/5 max-sm:aspect-5/2',
    sizes: '(width < 40rem) 90vw, (width < 84rem) 100vw, 66rem',
    widths: [480, 640, 960, 1280],
  },
} as const

interface BannerLookProps {
  shape: keyof typeof shapes
  turn?: Turn
  className?: string
}

/** One banner: the picture is the link to its category. */
function BannerLink({ banner, shape, turn, className }: { banner: Banner } & BannerLookProps) {
  const { frame, sizes, widths } = shapes[shape]
  return (
    <Link
      to="/categories"
      search={{ categories: String(banner.category_id) }}
      className={classes('relative block overflow-hidden rounded-lg bg-brand', frame, className)}
    >
      <Picture
        src={banner.img}
        alt={banner.alt}
        width={1280}
        height={512}
        widths={widths}
        sizes={sizes}
        turn={turn}
        className="object-cover object-left"
      />
    </Link>
  )
}

interface BannerSliderProps extends BannerLookProps {
  label: string
  /** Undefined while they travel: their room is kept. */
  banners: Banner[] | undefined
}

/** Banners that take turns; nothing where there are none. */
export function BannerSlider({ label, banners, shape, turn, className }: BannerSliderProps) {
  if (!banners)
    return <Skeleton className={classes('rounded-lg', shapes[shape].frame, className)} />
  if (banners.length === 0) return null
  return (
    <Slider
      label={label}
      early={turn !== undefined}
      small={shape === 'side'}
      className={classes(shapes[shape].frame, className)}
      slides={banners.map((banner, at) => ({
        key: banner.id,
        content: (
          <BannerLink
            banner={banner}
            shape={shape}
            turn={at === 0 ? turn : 'late'}
            className="size-full"
          />
        ),
      }))}
    />
  )
}
