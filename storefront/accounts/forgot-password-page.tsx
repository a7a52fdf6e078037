import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { AccountPage, textLink } from './account-page.tsx'
import { ForgotForm } from './forgot-form.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => pageHead(match.context, '/forgot-password'),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <AccountPage
      title="Forgot password"
      line="We send a code to your email address or phone, and you choose a new password."
    >
      <div className="grid gap-3">
        <ForgotForm />
        <p className="flex flex-wrap justify-center gap-x-6 text-sm">
          <Link to="/reset-password" className={textLink}>
            I have a code
          </Link>
          <Link to="/login" className={textLink}>
            Back to login
          </Link>
        </p>
      </div>
    </AccountPage>
  )
}
