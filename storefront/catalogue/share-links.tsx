import { BrandIcon } from '#ui/brand-icon.tsx'
import { buttonClass } from '#ui/button.tsx'

export function ShareLinks({ url, text }: { url: string; text: string }) {
  const sites = [
    {
      name: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: 'X',
      icon: 'x',
      href: `https://x.com/intent/post?${new URLSearchParams({ url, text })}`,
    },
  ] as const
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      Share
      {sites.map(({ name, icon, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Share on ${name}`}
          className={buttonClass({ look: 'bare', shape: 'icon' })}
        >
          <BrandIcon name={icon} />
        </a>
      ))}
    </p>
  )
}
