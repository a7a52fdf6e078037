import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notices } from '#client/notices.tsx'
import { classes } from '#ui/classes.ts'
import { Popups } from '../accounts/popups.tsx'
import { StaticHtml } from '../hydration/static-html.tsx'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { useSession } from '../sync/use-session.ts'
import { FooterContent } from './footer-content.tsx'
import { Header } from './header.tsx'
import { QuietFooter } from './quiet.tsx'
import { ReadOnlyBar } from './read-only-bar.tsx'
import { useVisit } from './use-visit.ts'

/** Header, footer and popups around every page. */
export function Layout({ children }: { children: ReactNode }) {
  useVisit()
  useSession()
  const isCheckout = useLocation({ select: ({ pathname }) => pathname === '/checkout' })
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <Header isQuiet={isCheckout} />
      <OfflineBar />
      <ReadOnlyBar />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Footer isQuiet={isCheckout} />
      <Notices />
      <Popups />
    </>
  )
}

/** Quiet: one line. The other is hidden, not left out: its HTML is there for the next page. */
function Footer({ isQuiet }: { isQuiet: boolean }) {
  return (
    <>
      {isQuiet && <QuietFooter />}
      <StaticHtml
        as="footer"
        id="site-links"
        className={classes('far mt-12 bg-frame text-on-frame [--far:24rem]', isQuiet && 'hidden')}
      >
        {import.meta.env.SSR && <FooterContent />}
      </StaticHtml>
    </>
  )
}
