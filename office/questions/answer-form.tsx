import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import type { OfficeQuestion } from '#contract/office/questions.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { questionQuery, takeAnswer } from './queries.ts'

type Verb = 'take' | 'release' | 'answer'

/** Takes a message, gives it back, or answers it: one member at a time. */
export function AnswerForm({ question }: { question: OfficeQuestion }) {
  const [answer, setAnswer] = useState('')
  const { isBusy, notice, run } = useQuestionChange(question.id)
  const id = useId()
  const { is_own, is_stale, state, by } = question
  if (!is_own) {
    return (
      <Section title="Answer">
        {state === 'taken' && <p>{by} answers it.</p>}
        <Notice id={id} notice={notice} />
        {(state === 'open' || is_stale) && (
          <Button className="justify-self-start" onClick={() => void run('take')}>
            {isBusy ? 'One moment…' : 'Take it'}
          </Button>
        )}
      </Section>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void run('answer', answer)
  }
  return (
    <Section title="Answer">
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label="Your answer"
          hint="We send it by email, with the message below it."
          rows={8}
          maxLength={5000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Notice id={id} notice={notice} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : 'Send the answer'}
          </Button>
          <Button look="quiet" onClick={() => void run('release')}>
            Give it back
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** Sends a change once at a time. A refusal stays with the form, and the message is read again. */
function useQuestionChange(id: number) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  async function run(verb: Verb, answer = ''): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setNotice(null)
    try {
      const { data, message } = await send(id, verb, answer)
      await takeAnswer(queries, data)
      notify(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [words] = Object.values(error.failure?.errors ?? {})[0] ?? []
      setNotice({ tone: 'warning', text: words ?? error.message })
      if (error.status === 409) void queries.invalidateQueries(questionQuery(String(id)))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, notice, run }
}

function send(id: number, verb: Verb, answer: string) {
  const params = { id }
  if (verb === 'take') return api('POST /office/questions/{id}/take', { params })
  if (verb === 'release') return api('POST /office/questions/{id}/release', { params })
  return api('POST /office/questions/{id}/answer', { params, body: { answer } })
}
