import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Caller } from '#contract/office/telephone.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Section } from '../shell/section.tsx'
import { NewCaller } from './new-caller.tsx'
import { callersQuery } from './queries.ts'
import { refusalWords } from './use-call.ts'

interface CallerChoiceProps {
  caller: Caller | null
  onChoose: (caller: Caller | null) => void
}

/** Finds the customer by number, or opens an account with it. */
export function CallerChoice({ caller, onChoose }: CallerChoiceProps) {
  const [typed, setTyped] = useState('')
  const [phone, setPhone] = useState('')
  const { data: callers, error } = useQuery(callersQuery(phone))
  if (caller) {
    return (
      <Section
        title="Customer"
        actions={
          <Button look="quiet" className="dense" onClick={() => onChoose(null)}>
            Somebody else
          </Button>
        }
      >
        <CallerWords caller={caller} />
      </Section>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setPhone(typed.trim())
  }
  return (
    <Section title="Customer">
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field
          label="Phone number"
          type="tel"
          autoComplete="off"
          value={typed}
          error={error ? refusalWords(error) : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Find</Button>
      </form>
      {callers && callers.length > 0 && (
        <ul className="grid gap-2">
          {callers.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-3"
            >
              <CallerWords caller={one} />
              <Button onClick={() => onChoose(one)}>
                Take the order<span className="sr-only"> of {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {callers?.length === 0 && <NewCaller key={phone} phone={phone} onOpened={onChoose} />}
    </Section>
  )
}

function CallerWords({
  caller: { name, masked_phone, masked_email, is_proved },
}: {
  caller: Caller
}) {
  return (
    <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft">
        {[masked_phone, masked_email].filter(Boolean).join(', ')}
        {!is_proved && '. The number is not confirmed, so they pay by link.'}
      </p>
    </div>
  )
}
