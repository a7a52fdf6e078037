import { createFileRoute, Link, useSearch } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { AccountPage, textLink, useReturnAfterLogin } from './account-page.tsx'
import { LoginForm } from './login-form.tsx'

export const Route = createFileRoute('/login')({
  head: ({ match }) => pageHead(match.context, '/login'),
  component: LoginPage,
})

function LoginPage() {
  useReturnAfterLogin()
  const { then } = useSearch({ strict: false })
  return (
    <AccountPage title="Log in">
      <LoginForm
        signUp={
          <Link to="/sign-up" search={{ then }} className={textLink}>
            Register
          </Link>
        }
      />
    </AccountPage>
  )
}
