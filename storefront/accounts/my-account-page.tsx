import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Room } from '../dashboard/room.tsx'
import { pageHead } from '../page-head.ts'
import { changeState, useMall } from '../state/store.ts'
import { AboutMe, AboutMePlaceholder } from './about-me.tsx'
import { askToVerify } from './asks.ts'
import { OwnData } from './own-data.tsx'
import { useUser } from './session.ts'
import { Sessions } from './sessions.tsx'
import { VerificationState } from './verification-state.tsx'

export const Route = createFileRoute('/dashboard/my-account')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'My Account', path: '/dashboard/my-account', indexed: false }),
  component: MyAccountPage,
})

/** Who the customer is to the mall (checkout and rooms specification, section 2). */
function MyAccountPage() {
  const user = useUser()
  useVerifyFlag()
  const isVerified = user?.verification?.is_verified === 1
  return (
    <Room
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
      <Sessions />
      <OwnData />
    </Room>
  )
}

/** The welcome popup's Verify Account leads here with a flag, which opens the check once. */
function useVerifyFlag() {
  const isWanted = useMall(({ auth }) => auth.verifyBtnClick && auth.userDetails !== null)
  useEffect(() => {
    if (!isWanted) return
    changeState('auth', (auth) => ({ ...auth, verifyBtnClick: false }))
    askToVerify()
  }, [isWanted])
}
