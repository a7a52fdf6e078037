import { StaticHtml } from '../hydration/static-html.tsx'
import { FooterContent } from './footer-content.tsx'

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
