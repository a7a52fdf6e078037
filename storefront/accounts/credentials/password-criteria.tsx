import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

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

/** The five criteria of a password, with their labels (storefront specification, section 5). */
const criteria = [
  { label: '8 or more characters', isMet: (password: string) => characters(password) >= 8 },
  { label: 'Lowercase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Uppercase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Digit', isMet: (password: string) => /\d/.test(password) },
  { label: 'Special character', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
]

export function meetsAll(password: string): boolean {
  return criteria.every(({ isMet }) => isMet(password))
}

/** A problem with the length; the criteria cover the rest. */
export function passwordProblem(password: string): string | undefined {
  const length = characters(password)
  return length < 8 || length > 16 ? 'Password should be 8 to 16 characters' : undefined
}

/** The length as the API counts it: in code points. */
export function characters(text: string): number {
  return [...text].length
}
