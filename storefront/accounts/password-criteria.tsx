import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { criteria } from './criteria.ts'

/** The five criteria, ticked while the password is typed (storefront specification, section 5). */
export function PasswordCriteria({ password }: { password: string }) {
  const met = criteria.filter(({ isMet }) => isMet(password)).length
  return (
    <div className="grid gap-1.5">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
        {criteria.map(({ label, isMet }) => {
          const isMetNow = isMet(password)
          return (
            <li
              key={label}
              data-met={isMetNow}
              className={classes(
                'flex items-center gap-1.5 text-sm first:col-span-2',
                isMetNow ? 'text-success' : 'text-ink-soft',
              )}
            >
              <Mark isMet={isMetNow} />
              {label}
              <span className="sr-only">{isMetNow ? ': met' : ': not met yet'}</span>
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {password && `${met} of ${criteria.length} criteria met`}
      </p>
    </div>
  )
}

function Mark({ isMet }: { isMet: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-4 shrink-0 place-items-center rounded-full border',
        isMet ? 'border-success bg-success-soft' : 'border-line-strong',
      )}
    >
      {isMet && <Icon name="check" size={12} />}
    </span>
  )
}
