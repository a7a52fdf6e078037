import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { DashboardPage } from '../../dashboard/dashboard-page.tsx'
import { pageHead } from '../../page-head.ts'
import { promptVerification } from '../../session/prompts.ts'
import { useUser } from '../../session/session.ts'
import { changeState, useAppState } from '../../state/store.ts'
import { AboutMe, AboutMePlaceholder } from './about-me.tsx'
import { OwnData } from './own-data.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { SignInSection } from './sign-in-section.tsx'
import { VerificationState } from './verification-state.tsx'

export const Route = createFileRoute('/dashboard/my-account')({
  head: ({ match }) => pageHead(match.context, '/dashboard/my-account'),
  component: MyAccountPage,
})

/** Profile, verification, password, sessions and own data (checkout and rooms specification, section 2). */
function MyAccountPage() {
  const user = useUser()
  useVerifyFlag()
  const isVerified = user?.verification?.is_verified === 1
  return (
    <DashboardPage
      title="My Account"
      aside={
        user &&
        !isVerified && (
          <Link to="/dashboard/edit-account" className={buttonClass({ look: 'quiet' })}>
            Edit
          </Link>
        )
      }
    >
      {user ? (
        <>
          <VerificationState verification={user.verification} />
          <AboutMe user={user} />
        </>
      ) : (
        <AboutMePlaceholder />
      )}
      <Security />
      <SignInSection />
      <Sessions />
      <OwnData />
    </DashboardPage>
  )
}

/** The welcome popup's Verify Account sets a flag, which opens the identity check here once. */
function useVerifyFlag() {
  const isRequested = useAppState(({ auth }) => auth.verifyBtnClick && auth.userDetails !== null)
  useEffect(() => {
    if (!isRequested) return
    changeState('auth', (auth) => ({ ...auth, verifyBtnClick: false }))
    promptVerification()
  }, [isRequested])
}
