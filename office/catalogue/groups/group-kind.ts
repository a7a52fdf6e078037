import type { FormValues } from '../../forms/drafts.ts'
import type { RecordKind, RecordRow } from '../../records/record-kind.ts'

type Group = RecordRow & { name: string }
type Shared = 'permission' | 'nameOf' | 'deletion'

/** Of a category, brand or seller, which many products have. */
export function groupKind<R extends Group, V extends FormValues>(
  kind: Omit<RecordKind<R, V>, Shared>,
): RecordKind<R, V> {
  return {
    ...kind,
    permission: 'categories.edit',
    nameOf: ({ name }) => name,
    deletion: (name) => ({
      title: `Delete ${name}`,
      question: `The ${kind.noun} ${name} is deleted permanently, unless something still belongs to it. This cannot be undone.`,
      done: `${name} is deleted.`,
    }),
  }
}
