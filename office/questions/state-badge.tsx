import type { ListedQuestion } from '#contract/office/questions.ts'
import { Badge } from '#ui/badge.tsx'

/** Whether a message waits, and with whom. */
export function QuestionBadge({ state, by }: Pick<ListedQuestion, 'state' | 'by'>) {
  if (state === 'open') return <Badge tone="accent">Open</Badge>
  if (state === 'taken') return <Badge tone="brand">{by ? `Taken by ${by}` : 'Taken'}</Badge>
  return <Badge tone="success">{by ? `Answered by ${by}` : 'Answered'}</Badge>
}
