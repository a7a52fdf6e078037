import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Motif } from '#ui/motif.tsx'
import { lastPlace, ownAddress } from '../../session/last-place.ts'
import { useSignedIn } from '../../session/session.ts'

interface AccountPageProps {
  title: string
  line?: string
  children: ReactNode
}

/** The classes of a link under a form. */
export const textLink = 'inline-flex min-h-11 items-center font-semibold text-link underline'

/** Why to have an account. */
const reasons = [
  'Your cart and saved items on every device',
  'A wallet for fast payment',
  'Order tracking to your door',
]

/** The layout of login and sign-up pages: the form, and on wide screens a cloth pattern beside it. */
export function AccountPage({ title, line, children }: AccountPageProps) {
  return (
    <div className="page-width py-6 lg:py-12">
      <div className="mx-auto grid max-w-md overflow-hidden rounded-lg border border-line bg-surface lift-low lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="flex flex-col bg-frame text-on-frame">
          <Cloth />
          <div className="grid gap-4 p-10 max-lg:hidden">
            <p className="text-2xl font-bold text-balance">One account for all your shopping</p>
            <ul className="grid gap-2 text-on-frame-soft">
              {reasons.map((reason) => (
                <li key={reason} className="flex items-center gap-2">
                  <span className="text-accent">
                    <Icon name="check" />
                  </span>
                  {reason}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <section className="grid content-start gap-6 p-5 sm:p-8 lg:p-10">
          <header className="grid gap-1">
            <h1 className="text-2xl">{title}</h1>
            {line && <p className="text-ink-soft">{line}</p>}
          </header>
          <NeedsScripts>{children}</NeedsScripts>
        </section>
      </div>
    </div>
  )
}

/** Bands of cloth, as a wrapper is dyed; a single one on phones. */
function Cloth() {
  return (
    <div className="flex flex-col text-on-frame-soft lg:min-h-80 lg:flex-1">
      <span className="relative block h-10 lg:h-20">
        <Motif name="combs" className="opacity-30" />
      </span>
      <span className="relative block flex-1 border-y-4 border-accent max-lg:hidden">
        <Motif name="circles" className="opacity-35" />
      </span>
      <span className="relative block h-20 max-lg:hidden">
        <Motif name="birds" className="opacity-30" />
      </span>
    </div>
  )
}

/**
 * Leaves a login or sign-up page once the shopper is signed in, also in another tab: for the
 * address in `?then=/checkout`, else for the last page before.
 */
export function useReturnAfterLogin(): void {
  const { then } = useSearch({ strict: false })
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) void navigate({ href: ownAddress(then) ?? lastPlace(), replace: true })
  }, [signedIn, then, navigate])
}
