import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_help')({ component: HelpFrame })

function HelpFrame() {
  return <Outlet />
}
