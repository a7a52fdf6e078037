import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import type { Banner as BannerShape } from '#contract/shop/content.ts'
import { classes } from '#ui/classes.ts'
import { type LoadPriority, Picture } from '#ui/pictures/picture.tsx'
import { Slider } from '#ui/pictures/slider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Banner = z.infer<typeof BannerShape>

/**
 * The aspect ratio of each shape reserves its space before the picture loads. On phones strips show their
 * left half. `sizes` understates the width on phones, most of all for the densest screens: flat art looks
 * good at two device pixels per CSS pixel or fewer, and phones pay by the megabyte.
 */
const shapes = {
  half: {
    aspect: 'aspect-2/1',
    sizes: '(width < 64rem) and (resolution > 2.5x) 50vw, (width < 64rem) 75vw, 53rem',
    widths: [480, 640, 960, 1280],
  },
  box: { aspect: 'aspect-8/5', sizes: '(width < 64rem) 50vw, 18rem', widths: [320, 480, 640] },
  side: {
    aspect: 'aspect-64/31',
    sizes: '(width < 64rem) and (resolution > 2.5x) 25vw, (width < 64rem) 38vw, 22rem',
    widths: [320, 480, 640],
  },
  wide: {
    aspect: 'aspect-4/1 max-sm:aspect-2/1',
    sizes: '(width < 40rem) 60vw, (width < 84rem) 100vw, 80rem',
    widths: [480, 640, 960, 1280],
  },
  strip: {
    aspect: 'aspect-8/1 max-sm:aspect-4/1',
    sizes: '(width < 40rem) 60vw, (width < 84rem) 100vw, 80rem',
    widths: [480, 640, 960, 1280],
  },
  listing: {
    aspect: 'aspect-24/5 max-sm:aspect-5/2',
    sizes: '(width < 40rem) 90vw, (width < 84rem) 100vw, 66rem',
    widths: [480, 640, 960, 1280],
  },
} as const

interface BannerStyleProps {
  shape: keyof typeof shapes
  priority?: LoadPriority
  className?: string
}

/** A banner links to its category. */
function BannerLink({ banner, shape, priority, className }: { banner: Banner } & BannerStyleProps) {
  const { aspect, sizes, widths } = shapes[shape]
  return (
    <Link
      to="/categories"
      search={{ categories: String(banner.category_id) }}
      className={classes('relative block overflow-hidden rounded-lg bg-brand', aspect, className)}
    >
      <Picture
        src={banner.img}
        alt={banner.alt}
        width={1280}
        height={512}
        widths={widths}
        sizes={sizes}
        priority={priority}
        className="object-cover object-left"
      />
    </Link>
  )
}

interface BannerSliderProps extends BannerStyleProps {
  label: string
  /** Undefined while loading: a skeleton of the same size is shown. */
  banners: Banner[] | undefined
}

/** A carousel of banners; nothing when there are none. */
export function BannerSlider({ label, banners, shape, priority, className }: BannerSliderProps) {
  if (!banners)
    return <Skeleton className={classes('rounded-lg', shapes[shape].aspect, className)} />
  if (banners.length === 0) return null
  return (
    <Slider
      label={label}
      early={priority !== undefined}
      small={shape === 'side'}
      className={classes(shapes[shape].aspect, className)}
      slides={banners.map((banner, at) => ({
        key: banner.id,
        content: (
          <BannerLink
            banner={banner}
            shape={shape}
            priority={at === 0 ? priority : 'late'}
            className="size-full"
          />
        ),
      }))}
    />
  )
}
