import { Link } from '@tanstack/react-router'
import { useSettings } from '#client/api.ts'
import { Icon } from '#ui/icon.tsx'
import { headerControl } from './menu.tsx'

/** What the checkout's header has beside logo and cart: nothing leads away from paying but help. */
export function QuietControls() {
  return (
    <>
      <span className="flex-1" />
      <Link to="/faq" className={`${headerControl} text-sm font-semibold`}>
        <Icon name="help" />
        Help
      </Link>
    </>
  )
}

/** The checkout's footer, in one line. */
export function QuietFooter() {
  const { storeName, year } = useSettings()
  return (
    <footer className="mt-8 border-t border-line text-sm text-ink-soft">
      <div className="page-width flex flex-wrap items-center gap-x-5 py-2">
        <p className="py-2">
          © {year} {storeName}
        </p>
        <Link to="/refund-policy" className={entry}>
          Refund Policy
        </Link>
        <Link to="/terms-condition" className={entry}>
          Terms &amp; Conditions
        </Link>
        <Link to="/privacy-policy" className={entry}>
          Privacy-Policy
        </Link>
      </div>
    </footer>
  )
}

const entry = 'inline-flex min-h-11 items-center hover:text-link hover:underline'
