import { useHydrated } from '@tanstack/react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrandIcon } from '#ui/pictures/brand-icon.tsx'

interface Shared {
  url: string
  text: string
}

/** Links to two social sites (storefront specification, section 2), and a button for all other ways. */
export function ShareLinks({ url, text }: Shared) {
  const sites = [
    {
      label: 'Share on Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      label: 'Share on X',
      icon: 'x',
      href: `https://x.com/intent/post?${new URLSearchParams({ url, text })}`,
    },
  ] as const
  return (
    <div className="flex flex-wrap items-center">
      <ShareButton url={url} text={text} />
      {sites.map(({ label, icon, href }) => (
        <a
          key={icon}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
          className={buttonClass({ look: 'bare', shape: 'icon' })}
        >
          <BrandIcon name={icon} />
        </a>
      ))}
    </div>
  )
}

/** Opens the device's own panel, which has WhatsApp in it; a browser without one opens WhatsApp. */
function ShareButton({ url, text }: Shared) {
  const hasPanel = !useHydrated() || 'share' in navigator
  function share() {
    // Closing the panel is no error.
    if (hasPanel) navigator.share({ title: text, url }).catch(() => undefined)
    else
      open(
        `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
        '_blank',
        'noopener',
      )
  }
  return (
    <Button
      look="bare"
      aria-label={hasPanel ? undefined : 'Share by WhatsApp'}
      className="not-js:hidden"
      onClick={share}
    >
      {hasPanel ? <Icon name="share" /> : <BrandIcon name="whatsapp" />}
      Share
    </Button>
  )
}
