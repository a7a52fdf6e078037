import type { BulkChange, BulkKind, BulkOutcome, BulkState } from '#contract/office/bulk.ts'
import { Badge } from '#ui/badge.tsx'

const states = {
  checking: { tone: 'accent', label: 'Being checked' },
  ready: { tone: 'brand', label: 'Ready to apply' },
  running: { tone: 'accent', label: 'Being applied' },
  done: { tone: 'success', label: 'Applied' },
  stopped: { tone: 'danger', label: 'Stopped' },
  undone: { tone: 'plain', label: 'Undone' },
} as const satisfies Record<BulkState, unknown>

export const stateOptions: { value: BulkState; label: string }[] = [
  { value: 'checking', label: 'Being checked' },
  { value: 'ready', label: 'Ready to apply' },
  { value: 'running', label: 'Being applied or undone' },
  { value: 'done', label: 'Applied' },
  { value: 'stopped', label: 'Stopped' },
  { value: 'undone', label: 'Undone' },
]

export function BulkStateBadge({ state, is_undo }: Pick<BulkChange, 'state' | 'is_undo'>) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{state === 'running' && is_undo ? 'Being undone' : label}</Badge>
}

export const kindOptions: { value: BulkKind; label: string }[] = [
  { value: 'csv', label: 'File' },
  { value: 'selection', label: 'Selection' },
  { value: 'grid', label: 'Grid' },
]

export function kindWords(kind: BulkKind): string {
  return kindOptions.find(({ value }) => value === kind)?.label ?? kind
}

/** In the order in which the page has them. */
export const outcomes: readonly { value: BulkOutcome; label: string; note: string }[] = [
  {
    value: 'refused',
    label: 'Refused',
    note: 'These rows change nothing. Mend them and send them again.',
  },
  { value: 'new', label: 'New', note: 'These rows add drafts.' },
  { value: 'changed', label: 'To change', note: 'This is what applying changes.' },
  { value: 'done', label: 'Applied', note: 'This is what was changed.' },
  {
    value: 'left',
    label: 'Left as they are',
    note: 'These were edited since, so undoing has left them.',
  },
  { value: 'undone', label: 'Undone', note: 'These are as they were before.' },
  { value: 'same', label: 'The same', note: 'These rows say what is stored already.' },
  { value: 'waiting', label: 'Not checked yet', note: 'These rows wait to be checked.' },
]
