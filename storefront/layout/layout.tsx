import type { ReactNode } from 'react'
import { Notices } from '#client/notices.tsx'
import { Popups } from '../accounts/popups.tsx'
import { StaticHtml } from '../hydration/static-html.tsx'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { useSession } from '../sync/use-session.ts'
import { FooterContent } from './footer-content.tsx'
import { Header } from './header.tsx'
import { useVisit } from './use-visit.ts'

/** Header, footer and popups around every page. */
export function Layout({ children }: { children: ReactNode }) {
  useVisit()
  useSession()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Footer />
      <Notices />
      <Popups />
    </>
  )
}

function Footer() {
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
