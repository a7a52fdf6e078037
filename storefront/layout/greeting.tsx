import { classes } from '#ui/classes.ts'
import { useUser } from '../session/session.ts'

/** 'Hi, {first name}' or 'My Account', truncated to its width. */
export function Greeting({ className }: { className?: string }) {
  const user = useUser()
  const text = user ? `Hi, ${user.first_name}` : 'My Account'
  return (
    <span title={text} className={classes('truncate', className)}>
      {text}
    </span>
  )
}
