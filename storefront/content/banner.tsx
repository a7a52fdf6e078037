import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSearch } from '#client/search-params.ts'
import type { Banner, BannerTone } from '#contract/shop/content.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { formatWholeNaira } from '#ui/naira.ts'
import { MotionButton } from '#ui/pictures/motion-button.tsx'
import { type LoadPriority, Picture } from '#ui/pictures/picture.tsx'
import { Slider } from '#ui/pictures/slider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * Each shape reserves its space before the picture loads and grows with enlarged text. `panel` is where the
 * drawing stands, at the right. `sizes` understates the width on the densest phones: flat art looks good at two
 * device pixels per CSS pixel, and phones pay by the megabyte.
 */
const shapes = {
  half: {
    aspect: 'aspect-2/1 max-sm:aspect-5/1',
    panel: 'w-1/2 max-sm:w-2/5',
    title: 'text-lg md:text-2xl xl:text-3xl',
    line: 'text-sm max-sm:sr-only lg:text-base',
    sizes: '(width < 40rem) 30vw, (width < 64rem) 50vw, 27rem',
    widths: [320, 480, 960],
  },
  box: {
    aspect: 'aspect-2/1 max-sm:aspect-4/1',
    panel: 'w-2/5',
    title: 'text-base',
    line: 'text-xs',
    sizes: '(width < 64rem) 20vw, 9rem',
    widths: [160, 320],
  },
  side: {
    aspect: 'aspect-64/31 max-sm:aspect-5/2',
    panel: 'w-2/5',
    title: 'text-sm sm:text-lg xl:text-xl',
    line: 'text-xs max-sm:sr-only lg:text-sm',
    sizes: '(width < 64rem) 20vw, 12rem',
    widths: [160, 320, 480],
  },
  wide: {
    aspect: 'aspect-4/1 max-sm:aspect-3/1',
    panel: 'w-2/5',
    title: 'text-lg md:text-2xl xl:text-3xl',
    line: 'text-sm max-sm:sr-only lg:text-base',
    sizes: '(width < 40rem) 60vw, (width < 84rem) 45vw, 40rem',
    widths: [480, 640, 1280],
  },
  strip: {
    aspect: 'aspect-8/1 max-sm:aspect-4/1',
    panel: 'w-1/4',
    title: 'text-base md:text-xl',
    line: 'text-xs md:text-sm',
    sizes: '(width < 40rem) 45vw, (width < 84rem) 25vw, 20rem',
    widths: [320, 640],
  },
  listing: {
    aspect: 'aspect-24/5 max-sm:aspect-4/1',
    panel: 'w-2/5 max-sm:w-1/4',
    title: 'text-base md:text-2xl',
    line: 'text-xs md:text-base',
    sizes: '(width < 40rem) 45vw, (width < 84rem) 40vw, 28rem',
    widths: [320, 640, 960],
  },
} as const

/** Surface and ink, the line below the title, and the small button; each has a light and a dark set. */
const tones: Readonly<Record<BannerTone, { surface: string; line: string; button: string }>> = {
  indigo: {
    surface: 'bg-brand text-on-brand',
    line: 'text-on-brand-soft',
    button: 'bg-accent text-on-accent',
  },
  night: {
    surface: 'bg-frame text-on-frame',
    line: 'text-on-frame-soft',
    button: 'bg-accent text-on-accent',
  },
  marigold: {
    surface: 'bg-accent-soft text-ink',
    line: 'text-on-accent-soft',
    button: 'bg-brand text-on-brand',
  },
  sky: {
    surface: 'bg-brand-soft text-ink',
    line: 'text-link',
    button: 'bg-brand text-on-brand',
  },
  leaf: {
    surface: 'bg-success-soft text-ink',
    line: 'text-success',
    button: 'bg-brand text-on-brand',
  },
}

interface BannerStyleProps {
  shape: keyof typeof shapes
  priority?: LoadPriority
}

/** A banner links to its category: words on a surface, and a drawing in a panel of cloth beside them. */
function BannerLink({ banner, shape, priority }: { banner: Banner } & BannerStyleProps) {
  const { words, img, alt } = banner
  const { panel, sizes, widths, title, line } = shapes[shape]
  if (words === null) {
    return (
      <BannerAddress banner={banner} className="relative block overflow-hidden bg-brand">
        <Picture
          src={img}
          alt={alt}
          widths={[640, 960, 1280]}
          sizes="(width < 40rem) 90vw, 60vw"
          priority={priority}
          className="object-left"
        />
      </BannerAddress>
    )
  }
  const tone = tones[words.tone]
  return (
    <BannerAddress
      banner={banner}
      className={classes('group @container relative flex', tone.surface)}
    >
      <span className="flex min-w-0 flex-1 flex-col wrap-anywhere items-start justify-center gap-0.5 p-3 max-sm:py-1.5 @max-[10rem]:pr-0 @max-[10rem]:pl-2 pb-[max(0.375rem,var(--controls,0rem))] sm:pb-[max(0.75rem,var(--controls,0rem))] sm:gap-1 md:pl-6">
        <span className={classes('leading-tight font-bold text-balance', title)}>
          {words.title}
        </span>
        <span className={classes('text-pretty', tone.line, line)}>{words.line}</span>
        {banner.from_amount !== null && (
          <span className={classes('text-xs font-bold tabular-nums md:text-sm', tone.line)}>
            {`From ${formatWholeNaira(banner.from_amount)}`}
          </span>
        )}
        {shape === 'half' && (
          <span
            className={classes(
              'mt-3 inline-flex min-h-11 items-center gap-1 rounded-md px-4 text-sm font-semibold max-md:hidden',
              tone.button,
            )}
          >
            Shop now
            <Icon name="chevron-right" size={16} />
          </span>
        )}
      </span>
      <span
        className={classes(
          // Beside doubled text there is no room for it.
          'relative shrink-0 overflow-hidden rounded-l-full bg-sunken @max-[8.5rem]:hidden dark:dimmed-bit',
          panel,
        )}
      >
        <Picture src={img} alt="" widths={widths} sizes={sizes} priority={priority} />
      </span>
    </BannerAddress>
  )
}

interface BannerSliderProps extends BannerStyleProps {
  label: string
  /** Undefined while loading: a skeleton of the same size is shown. */
  banners: Banner[] | undefined
  /** Has its dots on phones too. */
  dotted?: boolean
}

/** A carousel of banners; nothing when there are none. */
export function BannerSlider({ label, banners, shape, priority, dotted }: BannerSliderProps) {
  const { aspect } = shapes[shape]
  if (!banners) return <Skeleton className={classes('rounded-lg', aspect)} />
  if (banners.length === 0) return null
  return (
    <Slider
      label={label}
      early={priority !== undefined}
      dotted={dotted}
      className={aspect}
      slides={banners.map((banner, at) => ({
        key: banner.id,
        content: (
          <BannerLink banner={banner} shape={shape} priority={at === 0 ? priority : 'late'} />
        ),
      }))}
    />
  )
}

interface BannerAddressProps {
  banner: Banner
  className: string
  children: ReactNode
}

/** The link of a banner: to its category, or to the address that it was given. */
function BannerAddress({ banner: { url, category_id }, ...props }: BannerAddressProps) {
  const [path, query = ''] = (url ?? `/categories?categories=${category_id}`).split('?')
  if (path === '/categories') return <Link to={path} search={parseSearch(query)} {...props} />
  const [, slug] = /^\/product-details\/(.+)$/.exec(path ?? '') ?? []
  if (slug) return <Link to="/product-details/$slug" params={{ slug }} {...props} />
  return <a href={url ?? '/'} {...props} />
}

/**
 * The page's first banners, and in their corner what pauses all moving pictures of the page. Without banners it has a
 * row of its own. It stands before them, so that keys come to it before anything moves away.
 */
export function PausableBanners(props: BannerSliderProps) {
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      <MotionButton className="z-1 self-end justify-self-end" />
      <BannerSlider {...props} />
    </div>
  )
}
