import { useHydrated } from '@tanstack/react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrandIcon } from '#ui/pictures/brand-icon.tsx'

/** WhatsApp and the phone's own list of apps first. */
export function ShareLinks({ url, text }: { url: string; text: string }) {
  const sites = [
    {
      label: 'Send by WhatsApp',
      icon: 'whatsapp',
      href: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
    },
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
  const links = sites.map(({ label, icon, href }) => (
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
  ))
  return (
    <div className="flex flex-wrap items-center text-sm text-ink-soft">
      <span className="mr-1">Share</span>
      {links[0]}
      <DeviceShare url={url} text={text} />
      {links.slice(1)}
    </div>
  )
}

/** Opens the device's own share panel, where it has one. */
function DeviceShare({ url, text }: { url: string; text: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated || !('share' in navigator)) return null
  function share() {
    // Closing the panel is no error.
    navigator.share({ title: text, url }).catch(() => undefined)
  }
  return (
    <Button look="bare" shape="icon" aria-label="Share with another app" onClick={share}>
      <Icon name="share" />
    </Button>
  )
}
