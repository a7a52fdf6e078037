import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { useUser } from '../session/session.ts'
import { AboutMePlaceholder } from './about-me.tsx'
import { EditAccount } from './edit-account.tsx'

export const Route = createFileRoute('/dashboard/edit-account')({
  head: ({ match }) => pageHead(match.context, '/dashboard/edit-account'),
  component: EditAccountPage,
})

function EditAccountPage() {
  const user = useUser()
  return (
    <DashboardPage title="Edit account">
      {user ? <EditAccount user={user} /> : <AboutMePlaceholder />}
    </DashboardPage>
  )
}
