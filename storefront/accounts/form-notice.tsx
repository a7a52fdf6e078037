import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { FormNotice } from './form.ts'

/** The error of the last attempt; screen readers announce it. */
export function Notice({ id, notice }: { id: string; notice: FormNotice | null }) {
  return (
    <div role="alert" id={id} className={notice ? undefined : 'hidden'}>
      {notice && (
        <p
          className={classes(
            'flex items-start gap-2 rounded-md p-3 text-sm font-medium',
            notice.tone === 'warning'
              ? 'bg-accent-soft text-on-accent-soft'
              : 'bg-danger-soft text-danger',
          )}
        >
          <span className="shrink-0">
            <Icon name="alert" />
          </span>
          {notice.text}
        </p>
      )}
    </div>
  )
}
