import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { phoneProblem, typedNumber } from '#client/forms/contact.ts'
import { PhoneField } from '#client/forms/contact-fields.tsx'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSignedIn } from '../../session/session.ts'

/** 'Tell me when you have it': by the account, or by a number that a visitor leaves. */
export default function ProductRequest({ term }: { term: string }) {
  const api = useApi()
  const signedIn = useSignedIn()
  const [isNoted, setNoted] = useState(false)
  const form = useForm({
    initial: { phone_number: '' },
    check: ({ phone_number }) => ({ phone_number: phoneProblem(phone_number) }),
    sanitize: { phone_number: typedNumber },
  })
  if (isNoted) {
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-success">
        <Icon name="check" />
        We’ve noted your request for ‘{term}’.
      </p>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('send', signedIn ? [] : ['phone_number'], async () => {
      const phone_number = signedIn ? null : `+234${form.values.phone_number}`
      await api('POST /search-requests', { body: { search_term: term, phone_number } })
      setNoted(true)
    })
  }
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid w-full max-w-sm gap-3 text-left not-js:hidden"
    >
      <p className="text-sm text-ink-soft">
        {signedIn
          ? 'Our team reads every request and can reach you through your account.'
          : 'Our team reads every request and can call or message your number.'}
      </p>
      {!signedIn && <PhoneField {...form.field('phone_number')} autoComplete="tel-national" />}
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'send'} busyLabel="Sending…">
        Tell me when you have it
      </SubmitButton>
    </form>
  )
}
