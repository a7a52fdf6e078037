import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import type { Manifest } from '#contract/office/manifests.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { notify } from '../../shell/notices.tsx'
import { Section } from '../../shell/section.tsx'
import { manifestQuery } from './queries.ts'
import { SignatureField } from './signature-field.tsx'

/** The driver signs for the parcels, or counts them; then they have been dispatched. */
export function DriverForm({ manifest }: { manifest: Manifest }) {
  const [typed, setTyped] = useState({ name: manifest.driver_name ?? '', counted: '' })
  const [signature, setSignature] = useState('')
  const { send, errors, notice, isBusy } = useHandOver(manifest.id)
  const noticeId = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    void send({
      driver_name: typed.name,
      signature: signature || null,
      counted: typed.counted.trim() === '' ? null : (countIn(typed.counted) ?? 0),
    })
  }
  return (
    <Section title={manifest.handed_over_at ? 'Go on' : 'Hand over'}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="The driver’s name"
          maxLength={100}
          autoComplete="off"
          value={typed.name}
          error={errors.driver_name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <SignatureField value={signature} onChange={setSignature} />
        <Field
          label="Or how many parcels the driver counted"
          hint="Without a signature, this must match the number on the list."
          inputMode="numeric"
          autoComplete="off"
          value={typed.counted}
          error={errors.counted ?? errors.signature}
          onChange={({ target }) => setTyped({ ...typed, counted: target.value })}
        />
        <Notice id={noticeId} notice={notice} />
        <Button type="submit" look="accent" aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment…' : 'They have been dispatched'}
        </Button>
      </form>
    </Section>
  )
}

interface SentProof {
  driver_name: string
  signature: string | null
  counted: number | null
}

function useHandOver(id: number) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<keyof SentProof, string>>>({})
  const [notice, setNotice] = useState<{ tone: 'warning'; text: string } | null>(null)
  async function send(body: SentProof) {
    if (isBusy) return
    setBusy(true)
    setErrors({})
    setNotice(null)
    try {
      const { data, message } = await api('POST /office/manifests/{id}/hand-over', {
        params: { id },
        body,
      })
      queries.setQueryData(manifestQuery(id).queryKey, data)
      notify(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { driver_name, signature, counted } = error.failure?.errors ?? {}
      setErrors({
        ...(driver_name?.[0] && { driver_name: driver_name[0] }),
        ...(signature?.[0] && { signature: signature[0] }),
        ...(counted?.[0] && { counted: counted[0] }),
      })
      if (!driver_name && !signature && !counted) {
        setNotice({ tone: 'warning', text: error.message })
      }
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  return { send, errors, notice, isBusy }
}
