import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { AccountPage, textLink } from './account-page.tsx'
import { ResetForm } from './reset-form.tsx'

export const Route = createFileRoute('/reset-password')({
  head: ({ match }) => pageHead(match.context, '/reset-password'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return (
    <AccountPage title="Reset password" line="Choose a new password and type in the code.">
      <div className="grid gap-3">
        <ResetForm />
        <p className="flex justify-center text-sm">
          <Link to="/forgot-password" className={textLink}>
            Ask for another code
          </Link>
        </p>
      </div>
    </AccountPage>
  )
}
