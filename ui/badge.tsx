import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  accent: 'bg-accent text-on-accent',
  brand: 'bg-brand-soft text-link',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-ink-soft',
} as const

/** A label of a word or two: 'New', '-20%', 'Out of Stock'. */
export function Badge(props: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={classes('label-badge', tones[props.tone ?? 'plain'])}>{props.children}</span>
  )
}
