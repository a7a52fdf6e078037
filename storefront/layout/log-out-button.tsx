import { useRouter } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { Icon } from '#ui/icon.tsx'
import { pages } from '../pages.ts'
import { signOut } from '../session/session.ts'

/** Ends this browser's session; on a page that needs one, goes to the home page. */
export function LogOutButton({ className }: { className: string }) {
  const api = useApi()
  const { history } = useRouter()
  function logOut() {
    signOut(api)
    if (!isPublic(history.location.pathname)) history.push('/')
  }
  return (
    <button type="button" onClick={logOut} className={className}>
      <Icon name="log-out" size={18} />
      Log Out
    </button>
  )
}

function isPublic(pathname: string): boolean {
  const own = pages.filter(({ audience }) => audience === 'customer')
  return !own.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
