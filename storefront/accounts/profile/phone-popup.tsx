import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { phoneProblem, typedSigns } from '#client/forms/contact.ts'
import { PhoneField } from '#client/forms/contact-fields.tsx'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fetchProfile } from '../../session/profile.ts'
import { closePrompt } from '../../session/prompts.ts'
import { CodeField, type Option, OptionChoice } from '../credentials/code-fields.tsx'
import {
  codeProblem,
  codeText,
  requestContactCode,
  tryCode,
  waitKey,
} from '../credentials/codes.ts'

/**
 * Adds a verified phone number to the account (storefront specification, section 2), then opens
 * `then`.
 */
export default function PhonePopup({ then }: { then?: string }) {
  const navigate = useNavigate()
  const { form, option, setOption, wait, sent, requestCode, add } = usePhoneNumber(() => {
    closePrompt()
    if (then) void navigate({ href: then })
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    add()
  }
  return (
    <Dialog title="Enter your phone number" onClose={closePrompt}>
      <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          The delivery rider will call this number. We’ll send a code to confirm it’s yours.
        </p>
        <PhoneField {...form.field('phone_number')} autoComplete="tel-national" />
        <OptionChoice value={option} onChange={setOption} />
        <CodeField
          field={form.field('verification_code')}
          wait={wait}
          sent={sent}
          busy={form.busy === 'code'}
          onRequest={requestCode}
        />
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'add'} busyLabel="Adding your number…">
          Submit
        </SubmitButton>
      </form>
    </Dialog>
  )
}

function usePhoneNumber(onAdded: () => void) {
  const api = useApi()
  const [option, setOption] = useState<Option>('whatsapp')
  const [sent, setSent] = useState<{ wait: string; text: string } | null>(null)
  const form = useForm({
    initial: { phone_number: '', verification_code: '' },
    check: ({ phone_number, verification_code }) => ({
      phone_number: phoneProblem(phone_number),
      verification_code: codeProblem(verification_code),
    }),
    sanitize: { phone_number: typedSigns, verification_code: codeText },
    blame: {
      contact_taken: 'phone_number',
      resend_wait: 'phone_number',
      wrong_code: 'verification_code',
      second_code_sent: 'verification_code',
      too_many_tries: 'verification_code',
    },
  })
  const { phone_number, verification_code } = form.values
  const body = { mode: 'phone' as const, phone_number: `+234${phone_number}`, option }
  const wait = waitKey(body)

  function requestCode() {
    void form.attempt('code', ['phone_number'], async () => {
      const { data } = await requestContactCode(wait, (proof) =>
        api('POST /accounts/phone-number/code', { body: { ...body, ...proof } }),
      )
      setSent({ wait, text: data.message })
      form.focus('verification_code')
    })
  }
  function add() {
    void form.attempt('add', ['phone_number', 'verification_code'], async () => {
      const verified = { ...body, verification_code }
      const { data } = await tryCode(wait, () =>
        api('POST /accounts/add/phone-number', { body: verified }),
      )
      await fetchProfile(api).catch(() => undefined)
      notify(data.message)
      onAdded()
    })
  }
  const sentText = sent?.wait === wait ? sent.text : null
  return { form, option, setOption, wait, sent: sentText, requestCode, add }
}
