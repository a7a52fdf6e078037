import { type FormEvent, useState } from 'react'
import { useForm } from '#client/forms/form.ts'
import { SubmitButton } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { Choice } from '#ui/fields/choice.tsx'
import { Field, TextArea } from '#ui/fields/field.tsx'
import { useUser } from '../session/session.ts'
import type { Outcome } from './outcome-alert.tsx'
import { StarPicker } from './star-picker.tsx'

/** Body of the calls. */
export interface SentReview {
  rating: string
  user_who_rated: string
  caption: string
  review_details: string
}

interface ReviewFormProps {
  title: string
  /** Returns the server's message; throws `ApiError`. */
  send: (review: SentReview) => Promise<string>
  onOutcome: (outcome: Outcome | null) => void
}

const empty = { rating: '', caption: '', review_details: '' }
const all = ['rating', 'caption', 'review_details'] as const
/** The server's limits. */
const maxCaptionLength = 120
const maxDetailsLength = 2000

/** Stars, name, caption and details, of a product or of our service (checkout and rooms specification, section 2). */
export function ReviewForm({ title, send, onOutcome }: ReviewFormProps) {
  const firstName = useUser()?.first_name
  const [name, setName] = useState<'own' | 'Anonymous'>('own')
  const form = useForm({ initial: empty, check: () => ({}) })
  function submit(event: FormEvent) {
    event.preventDefault()
    onOutcome(null)
    void form.attempt('send', all, async () => {
      const user_who_rated = name === 'own' ? (firstName ?? 'Anonymous') : name
      try {
        onOutcome({ isSuccess: true, text: await send({ ...form.values, user_who_rated }) })
      } catch (error) {
        if (error instanceof ApiError) onOutcome({ isSuccess: false, text: error.message })
        throw error
      }
    })
  }
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg">{title}</h2>
      <StarPicker {...form.field('rating')} />
      <Choice
        legend="Show my review as"
        value={name}
        options={[
          { value: 'own', label: firstName ?? 'First name' },
          { value: 'Anonymous', label: 'Anonymous' },
        ]}
        onChange={setName}
      />
      <Field {...form.field('caption')} label="Caption" maxLength={maxCaptionLength} required />
      <TextArea
        {...form.field('review_details')}
        label="Review details"
        rows={5}
        maxLength={maxDetailsLength}
        required
      />
      <SubmitButton busy={form.busy === 'send'} busyLabel="Sending…">
        Submit Review
      </SubmitButton>
    </form>
  )
}
