import { FooterContent } from './footer-content.tsx'
import { StaticHtml } from './static-html.tsx'

/** Every way around the mall once more, and where to reach its people. */
export function Footer() {
  return (
    <StaticHtml
      as="footer"
      id="site-links"
      className="far mt-12 bg-frame text-on-frame [--far:78rem]"
    >
      {import.meta.env.SSR && <FooterContent />}
    </StaticHtml>
  )
}
