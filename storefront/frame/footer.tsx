import { AsServed } from './as-served.tsx'
import { FooterContent } from './footer-content.tsx'

/** Every way around the mall once more, and where to reach its people. */
export function Footer() {
  return (
    <AsServed
      as="footer"
      id="site-links"
      className="far mt-12 bg-frame text-on-frame [--far:78rem]"
    >
      {import.meta.env.SSR && <FooterContent />}
    </AsServed>
  )
}
