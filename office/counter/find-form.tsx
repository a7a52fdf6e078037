import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { pageOf } from '../pages.ts'
import { Section } from '../shell/section.tsx'

interface FindFormProps {
  /** Of the order that the page is about; left out: it is typed. */
  code?: string
  /** The text that was typed before. */
  proof?: string
  /** Why the counter does not hand it over. */
  refused?: string
}

/** Customers say the code from their message, or that of their order and their name. */
export function FindForm({ code: known, proof = '', refused }: FindFormProps) {
  const [typed, setTyped] = useState({ code: known ?? '', proof })
  const { find, isTried, isBusy, refusal } = useFind(refused)
  const code = typed.code.trim().toUpperCase()
  const said = typed.proof.trim()
  const isPickupCode = /^\d{6}$/.test(code)
  const isWhole = isPickupCode || /^[A-Z0-9]{10}$/.test(code)
  function submit(event: FormEvent) {
    event.preventDefault()
    void find(isPickupCode ? { digits: code } : isWhole && said.length > 1 ? { code, said } : null)
  }
  return (
    <Section title={known ? 'Customer' : 'Hand over a pick-up'}>
      {refusal && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 font-semibold text-danger">
          {refusal}
        </p>
      )}
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        {!known && (
          <Field
            label="Code"
            hint="The six digits from their message, or the code of the order."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={typed.code}
            error={isTried && !isWhole ? 'Type six digits, or the ten signs of an order' : null}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        )}
        {!isPickupCode && (
          <Field
            label="Their name"
            hint={
              known
                ? 'As they say it: the first or the last name will do. Or the code from their message.'
                : 'As they say it: the first or the last name will do.'
            }
            autoComplete="off"
            maxLength={100}
            value={typed.proof}
            error={isTried && said.length < 2 ? 'Type the customer’s name' : null}
            onChange={({ target }) => setTyped({ ...typed, proof: target.value })}
          />
        )}
        <Button type="submit" look="accent" aria-disabled={isBusy || undefined}>
          Look it up
        </Button>
      </form>
    </Section>
  )
}

type Said = { digits: string } | { code: string; said: string }

function useFind(refused: string | undefined) {
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [unknown, setUnknown] = useState<string | null>(null)
  /** Null: what was typed is not whole. */
  async function find(said: Said | null) {
    setTried(true)
    setUnknown(null)
    if (said === null || isBusy) return
    const open = (code: string, proof: string) =>
      navigate({ to: pageOf.atCounter(code), search: { proof } })
    if ('code' in said) return void open(said.code, said.said)
    setBusy(true)
    try {
      const { digits } = said
      const { data } = await api('GET /office/counter-codes/{digits}', { params: { digits } })
      void open(data.code, digits)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setUnknown(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { find, isTried, isBusy, refusal: unknown ?? refused }
}
