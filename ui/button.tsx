import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const looks = {
  accent: 'button-accent',
  brand: 'button-brand',
  quiet: 'button-quiet',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
  bare: 'text-link hover:bg-brand-soft disabled:text-ink-soft disabled:hover:bg-transparent data-waiting:text-ink-soft',
} as const
const shapes = {
  md: 'button-md',
  lg: 'min-h-13 rounded-md px-4 text-base sm:px-6',
  icon: 'size-11 rounded-full',
} as const

export interface ButtonLook {
  look?: keyof typeof looks
  shape?: keyof typeof shapes
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ look = 'brand', shape = 'md' }: ButtonLook = {}): string {
  return classes('any-button', looks[look], shapes[shape])
}

export function Button({ look, shape, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type="button" {...rest} className={classes(buttonClass({ look, shape }), className)} />
  )
}
