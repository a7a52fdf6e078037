import { useId } from 'react'
import type { FieldState } from '#client/forms/use-fields.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

const words = ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'] as const

/** One to five stars, as native radio buttons. */
export function StarPicker({ name, value, error, onChange }: FieldState) {
  const id = useId()
  const chosen = Number(value)
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-1"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        Your rating
      </p>
      <div className="flex items-center">
        {words.map((word, at) => {
          const stars = at + 1
          return (
            <label
              key={word}
              className={classes(
                'grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus',
                stars <= chosen ? 'text-star' : 'text-line-strong',
              )}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={onChange}
                className="sr-only"
              />
              <Icon name="star" size={30} />
              <span className="sr-only">
                {stars} {stars === 1 ? 'star' : 'stars'}, {word}
              </span>
            </label>
          )
        })}
        <span aria-hidden="true" className="ml-2 text-sm text-ink-soft">
          {words[chosen - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
