import { createFileRoute, Link, useSearch } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { AccountPage, textLink, useReturnAfterLogin } from './account-page.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const Route = createFileRoute('/sign-up')({
  head: ({ match }) => pageHead(match.context, '/sign-up'),
  component: SignUpPage,
})

function SignUpPage() {
  useReturnAfterLogin()
  const { then } = useSearch({ strict: false })
  return (
    <AccountPage title="Register" line="Your cart is saved.">
      <SignUpForm
        logIn={
          <Link to="/login" search={{ then }} className={textLink}>
            Log In
          </Link>
        }
      />
    </AccountPage>
  )
}
