import { useState } from 'react'
import type { FormValues } from './drafts.ts'
import type { RecordForm } from './record-form.ts'

interface Step<V extends FormValues> {
  before: V
  /** What was done: 'Black is taken out, with 12 combinations.' */
  words: string
  isTyping: boolean
}

/** The changes of a form since it was opened or saved, so that each can be taken back, the last one first. */
export function useSteps<V extends FormValues>(form: RecordForm<V>) {
  const [stored, setSteps] = useState<readonly Step<V>[]>([])
  // Saved or discarded: there is nothing to take back.
  const steps = form.isChanged ? stored : []
  const last = steps.at(-1)
  return {
    last: last?.words ?? null,
    /** What is typed into one field, under the same words, is one step. */
    change(some: Partial<V>, words: string, isTyping = false) {
      const goesOn = isTyping && last?.isTyping && last.words === words
      if (!goesOn) setSteps([...steps, { before: form.values, words, isTyping }])
      form.setAll(some)
    },
    undo() {
      if (!last) return
      setSteps(steps.slice(0, -1))
      form.setAll(last.before)
    },
  }
}

export type Steps<V extends FormValues> = ReturnType<typeof useSteps<V>>
