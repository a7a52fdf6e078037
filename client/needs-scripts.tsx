import type { ReactNode } from 'react'

/**
 * A page's part that scripts alone can fill: the children wait for them; a browser without scripts reads what the page
 * needs and has two ways on.
 */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  return (
    <>
      {/* Not a `noscript`: some browsers that are kept from running scripts do not show it. */}
      <div className="col-span-full grid gap-2 rounded-md bg-accent-soft p-4 text-on-accent-soft js:hidden">
        <p>
          This page needs JavaScript. Turn it on in your browser settings, then reload the page.
        </p>
        <p>
          Without it you can{' '}
          <a href="/categories" className={link}>
            browse everything we sell
          </a>
          , or{' '}
          <a href="/contact-us" className={link}>
            call us: find our numbers here
          </a>
          .
        </p>
      </div>
      {children && <div className="contents not-js:hidden">{children}</div>}
    </>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-link underline'
