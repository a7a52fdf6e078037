import { useState } from 'react'
import { isRecord, isText, isWhole } from '#client/guards.ts'
import { ApiError } from '#contract/client.ts'
import { useMe } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import {
  type Draft,
  draftKey,
  type FieldValue,
  type FormValues,
  isSame,
  type Read,
  readDraft,
  storeDraft,
} from './drafts.ts'
import { useUnsaved } from './unsaved.ts'

interface RecordFormOptions<V extends FormValues> {
  /** Kind and id, such as `role:3` or `role:new`. */
  record: string
  /** The record as the server answered last. */
  stored: Read<V>
  /** Sends what was typed, with the version that it was typed against. */
  save: (values: V, version: number) => Promise<Read<V>>
  /** What is announced when it is saved. */
  saved: string
  /** Whether saving what was there before takes the change back. */
  mayUndo?: boolean
}

/** Somebody else has saved the record since it was read. */
export interface Conflict {
  version: number
  by: string
  at: string
  /** Field → their value. */
  fields: Partial<Record<string, FieldValue>>
}

/**
 * A form for one record. It sends the `version` that it read; where that changed, `conflict` has the fields that
 * differ and `resolve` takes theirs or mine for each. What is typed is stored in this browser until it is
 * saved or discarded: it survives a reload, an ended session and a lost network.
 */
export function useRecordForm<V extends FormValues>(options: RecordFormOptions<V>) {
  const { draft, isTyped, change, restoredAt, read, values } = useDraft(options)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  useUnsaved(isTyped && !isBusy)

  function put(next: V, names: readonly string[]) {
    const isChanged = Object.keys(next).some((name) => !isSame(next[name], read.values[name]))
    change(isChanged ? { read, values: next, at: Date.now() } : null)
    const isRight = Object.fromEntries(names.map((name) => [name, undefined]))
    setProblem(({ text, fields }) => ({ text, fields: { ...fields, ...isRight } }))
  }
  function discard() {
    change(null)
    setConflict(null)
    setProblem(noProblem)
  }
  async function send(values: V, version: number, isAgain = false) {
    if (isBusy && !isAgain) return
    setBusy(true)
    setProblem(noProblem)
    try {
      const now = await options.save(values, version)
      discard()
      announceSaved(options, read.values, now.version)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const found = conflictIn(error)
      // Another part of the record was saved: nobody has touched these fields.
      if (!isAgain && found && found.version > version && isUntouched(found, read.values)) {
        const newRead = { version: found.version, values: read.values }
        change({ read: newRead, values, at: Date.now() })
        return await send(values, found.version, true)
      }
      setConflict(found)
      setProblem(found ? noProblem : problemIn(error))
    } finally {
      setBusy(false)
    }
  }
  /** Saves again over their version, with theirs or mine for each field that differs. */
  async function resolve(theirs: readonly string[]) {
    if (!conflict) return
    const { version, fields } = conflict
    const next = { ...values }
    for (const name of theirs) Object.assign(next, { [name]: fields[name] })
    const newRead = { version, values: { ...read.values, ...fields } }
    change({ read: newRead, values: next, at: Date.now() })
    setConflict(null)
    await send(next, version)
  }
  return {
    values,
    read: read.values,
    set<N extends keyof V & string>(name: N, value: V[N]) {
      put({ ...values, [name]: value }, [name])
    },
    setAll(some: Partial<V>) {
      put({ ...values, ...some }, Object.keys(some))
    },
    isChanged: draft !== null,
    restoredAt,
    discard,
    save: () => send(values, read.version),
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
    problem,
    isBusy,
  }
}

/** What is typed, in this browser; and what it was typed against. */
function useDraft<V extends FormValues>({ record, stored }: RecordFormOptions<V>) {
  const key = draftKey(useMe().id, record)
  const [draft, setDraft] = useState(() => readDraft(key, stored.values))
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null)
  // Since the page was opened; a draft from before is none of it.
  const [isTyped, setTyped] = useState(false)
  function change(next: Draft<V> | null) {
    storeDraft(key, next)
    setDraft(next)
    setTyped(next !== null)
    if (!next) setRestoredAt(null)
  }
  // Where others saved another part of the record, what was read of this one still holds.
  const isAsRead = draft && hasSame(draft.read.values, stored.values)
  const read = draft && !isAsRead ? draft.read : stored
  const values = draft?.values ?? stored.values
  return { draft, isTyped, change, restoredAt, read, values }
}

function hasSame(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).every((name) => isSame(one[name], other[name]))
}

/** Whether the others left each of these fields as it was read. */
function isUntouched({ fields }: Conflict, read: FormValues): boolean {
  return Object.entries(fields).every(([name, value]) => isSame(value, read[name]))
}

/** Says that it is saved, and where it can be, how to take it back. */
function announceSaved<V extends FormValues>(
  { save, saved, mayUndo }: RecordFormOptions<V>,
  before: V,
  version: number,
) {
  async function undo() {
    try {
      await save(before, version)
      notify('Undone.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
  }
  notify(saved, mayUndo ? { undo: () => void undo() } : {})
}

export type RecordForm<V extends FormValues> = ReturnType<typeof useRecordForm<V>>

interface Problem {
  /** What is wrong with the whole. */
  text: string | null
  /** Field → what is wrong with it. */
  fields: Partial<Record<string, string>>
}

const noProblem: Problem = { text: null, fields: {} }

function problemIn({ failure, message, code }: ApiError): Problem {
  const fields: Problem['fields'] = {}
  for (const [name, [first] = []] of Object.entries(failure?.errors ?? {})) fields[name] = first
  const isOfField = Object.values(fields).includes(message)
  const lost = code === 'network' ? ' Your text is safe in this browser.' : ''
  return { text: isOfField ? null : message + lost, fields }
}

/** The `EditedMeanwhile` of a refusal; null for all others. */
function conflictIn({ code, failure }: ApiError): Conflict | null {
  const data = failure?.data
  if (code !== 'edited_meanwhile' || !isRecord(data) || !isRecord(data.fields)) return null
  const { version, by, at } = data
  if (!isWhole(version) || !isText(by) || !isText(at)) return null
  const fields = Object.entries(data.fields).flatMap(([name, value]) =>
    isFieldValue(value) ? [[name, value] as const] : [],
  )
  return { version, by, at, fields: Object.fromEntries(fields) }
}

function isFieldValue(value: unknown): value is FieldValue {
  return isText(value) || (Array.isArray(value) && value.every(isText))
}
