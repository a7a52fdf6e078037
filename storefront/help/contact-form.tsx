import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { phoneProblem, typedNumber } from '#client/forms/contact.ts'
import { PhoneField } from '#client/forms/contact-fields.tsx'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ContactPictures, type SentPicture } from './contact-pictures.tsx'

const empty = { first_name: '', last_name: '', email: '', phone_number: '', message: '' }
/** The server's limits. */
const maxNameLength = 60
const maxMessageLength = 5000

function problems({ email, phone_number }: typeof empty) {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Enter a valid email address' }),
    ...(phone_number !== '' && { phone_number: phoneProblem(phone_number) }),
  }
}

interface ContactFormProps {
  /** Of the order that the message begins with. */
  orderCode: string | undefined
}

/** A message to the mall (checkout and rooms specification, section 2). */
export function ContactForm({ orderCode }: ContactFormProps) {
  const [sent, setSent] = useState<string | null>(null)
  if (sent) return <Sent message={sent} onMore={() => setSent(null)} />
  return <ContactMessageForm orderCode={orderCode} onSent={setSent} />
}

function ContactMessageForm({
  orderCode,
  onSent,
}: ContactFormProps & { onSent: (message: string) => void }) {
  const api = useApi()
  const [pictures, setPictures] = useState<SentPicture[]>([])
  const [refused, setRefused] = useState<string>()
  const form = useForm({
    initial: { ...empty, message: orderCode ? `Order ${orderCode}: ` : '' },
    check: problems,
    sanitize: { phone_number: typedNumber },
  })
  const { phone_number, ...contactMessage } = form.values
  function submit(event: FormEvent) {
    event.preventDefault()
    const requiredFields = ['first_name', 'last_name', 'email', 'message'] as const
    const checkedFields =
      phone_number === '' ? requiredFields : ([...requiredFields, 'phone_number'] as const)
    void form.attempt('send', checkedFields, async () => {
      setRefused(undefined)
      const body = {
        ...contactMessage,
        phone_number: phone_number && `+234${phone_number}`,
        pictures: pictures.map(({ key }) => key),
      }
      try {
        const { message } = await api('POST /contact-us', { body })
        onSent(message)
      } catch (error) {
        const [about] = (error instanceof ApiError && error.failure?.errors?.pictures) || []
        // They waited too long: the mall has deleted them.
        if (about) setPictures([])
        setRefused(about)
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
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 md:p-6"
    >
      <Field
        {...form.field('first_name')}
        label="First name *"
        autoComplete="given-name"
        maxLength={maxNameLength}
        required
      />
      <Field
        {...form.field('last_name')}
        label="Last name *"
        autoComplete="family-name"
        maxLength={maxNameLength}
        required
      />
      <Field
        {...form.field('email')}
        label="Email address *"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PhoneField {...form.field('phone_number')} autoComplete="tel-national" />
      <TextArea
        {...form.field('message')}
        label="Message *"
        rows={6}
        maxLength={maxMessageLength}
        className="sm:col-span-2"
        required
      />
      <ContactPictures pictures={pictures} onChange={setPictures} error={refused} />
      <div className="grid gap-4 sm:col-span-2">
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'send'} busyLabel="Sending…">
          Send Message
        </SubmitButton>
        <p className="text-sm text-ink-soft">* Required</p>
        <p className="text-sm text-ink-soft js:hidden">
          This form needs JavaScript. Without it, call or chat with a representative below.
        </p>
      </div>
    </form>
  )
}

function Sent({ message, onMore }: { message: string; onMore: () => void }) {
  return (
    <div
      role="status"
      className="grid content-start justify-items-start gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={28} />
      </span>
      <p className="text-lg font-semibold">{message}</p>
      <Button look="quiet" onClick={onMore}>
        Write another message
      </Button>
    </div>
  )
}
