import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { momentOf } from '../lists/time.tsx'
import { type FieldValue, type FormValues, isSame } from './drafts.ts'
import type { Conflict, RecordForm } from './record-form.ts'

interface ConflictDialogProps<V extends FormValues> {
  form: RecordForm<V>
  conflict: Conflict
  /** Field → its name on the page. */
  labels: Record<keyof V & string, string>
  /** Words for a value or a chosen name, such as a permission's. */
  wordsOf?: (name: string) => string
  /** The same for one field, where its values mean nothing by themselves. */
  wordsFor?: Partial<Record<string, (value: string) => string>>
}

/** Somebody saved the record meanwhile: theirs or mine, for each field that differs. */
export function ConflictDialog<V extends FormValues>({
  form,
  conflict,
  labels,
  wordsOf = (name) => name,
  wordsFor = {},
}: ConflictDialogProps<V>) {
  const names = Object.keys(labels).filter((name) => name in conflict.fields)
  // What the member did not touch is theirs unless they say otherwise.
  const [theirs, setTheirs] = useState(() =>
    names.filter((name) => isSame(form.values[name], form.read[name])),
  )
  function choose(name: string, choice: 'theirs' | 'mine') {
    const others = theirs.filter((other) => other !== name)
    setTheirs(choice === 'theirs' ? [...others, name] : others)
  }
  return (
    <Dialog
      title="Somebody else has changed this"
      onClose={form.closeConflict}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={form.closeConflict}>
            Back to the form
          </Button>
          <Button look="accent" onClick={() => void form.resolve(theirs)}>
            Save what I chose
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <p>
          {conflict.by} saved it on {momentOf(conflict.at)}, after you opened it. Choose which
          version to keep. Nothing is saved until you do.
        </p>
        {names.map((name) => (
          <section key={name} className="grid gap-2">
            <Choice
              legend={labels[name] ?? name}
              value={theirs.includes(name) ? 'theirs' : 'mine'}
              options={[
                { value: 'theirs', label: `Theirs (${conflict.by})` },
                { value: 'mine', label: 'Mine' },
              ]}
              onChange={(choice) => choose(name, choice)}
            />
            <div className="grid grid-cols-2 gap-2 text-sm">
              <Value
                value={conflict.fields[name]}
                other={form.values[name]}
                wordsOf={wordsFor[name] ?? wordsOf}
              />
              <Value
                value={form.values[name]}
                other={conflict.fields[name]}
                wordsOf={wordsFor[name] ?? wordsOf}
              />
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

interface ValueProps {
  value: FieldValue | undefined
  other: FieldValue | undefined
  wordsOf: (name: string) => string
}

/** Text as it is; of chosen names those that the other side does not have. */
function Value({ value, other, wordsOf }: ValueProps): ReactNode {
  if (typeof value !== 'object') {
    const words = value ? wordsOf(value) : 'Nothing'
    return <p className="rounded-md bg-sunken p-2 [overflow-wrap:anywhere]">{words}</p>
  }
  const only = value.filter((name) => typeof other !== 'object' || !other.includes(name))
  return (
    <div className="rounded-md bg-sunken p-2">
      {only.length === 0 ? 'Nothing beyond the other side' : 'Also has:'}
      <ul className="list-disc pl-5">
        {only.map((name) => (
          <li key={name}>{wordsOf(name)}</li>
        ))}
      </ul>
    </div>
  )
}
