import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { Section } from '../shell/section.tsx'
import { takeOrder } from './queries.ts'
import { useOrderChange } from './use-order-change.ts'

const readers = [
  { value: 'members', label: 'Comment', note: 'members read it' },
  { value: 'customer', label: 'Note', note: 'the customer is told' },
] as const

/** A comment for members, or a note that the customer is told. */
export function WriteForms({ order }: { order: OfficeOrder }) {
  const queries = useQueryClient()
  const [reader, setReader] = useState<'members' | 'customer'>('members')
  const [text, setText] = useState('')
  const { isBusy, notice, run } = useOrderChange(order.code)
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      takeOrder(queries, await send(order, reader, text))
      // Text that was typed meanwhile is the next comment.
      setText((typed) => (typed === text ? '' : typed))
    })
  }
  return (
    <Section title="Write">
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <Choice legend="Visible to" value={reader} options={readers} onChange={setReader} />
        <TextArea
          label={reader === 'members' ? 'Comment' : 'Note to the customer'}
          rows={3}
          maxLength={reader === 'members' ? 2000 : 500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Notice id={id} notice={notice} />
        <Button type="submit" className="justify-self-start" aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment…' : reader === 'members' ? 'Write the comment' : 'Send the note'}
        </Button>
      </form>
    </Section>
  )
}

async function send(
  { code, newest_move: seen_move }: OfficeOrder,
  reader: 'members' | 'customer',
  text: string,
): Promise<OfficeOrder> {
  const params = { code }
  if (reader === 'members') {
    const body = { comment: text }
    return (await api('POST /office/orders/{code}/comments', { params, body })).data
  }
  const body = { seen_move, note: text }
  return (await api('POST /office/orders/{code}/notes', { params, body })).data
}
