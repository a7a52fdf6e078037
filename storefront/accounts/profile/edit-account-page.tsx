import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import type { Api } from '#contract/client.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field, Select } from '#ui/fields/field.tsx'
import { DashboardPage } from '../../dashboard/dashboard-page.tsx'
import { pageHead } from '../../page-head.ts'
import { fetchProfile } from '../../session/profile.ts'
import { useUser } from '../../session/session.ts'
import type { UserDetails } from '../../state/state.ts'
import { AboutMePlaceholder } from './about-me.tsx'

export const Route = createFileRoute('/dashboard/edit-account')({
  head: ({ match }) => pageHead(match.context, '/dashboard/edit-account'),
  component: EditAccountPage,
})

function EditAccountPage() {
  const user = useUser()
  return (
    <DashboardPage title="Edit account">
      {user ? <EditAccount user={user} /> : <AboutMePlaceholder />}
    </DashboardPage>
  )
}

const genders = (api: Api) =>
  queryOptions({
    queryKey: ['genders'],
    queryFn: async () => (await api('GET /list-genders')).data.genders,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The API's limits. */
const maxNameLength = 60
const maxAddressLength = 200

/** Why names and date of birth cannot be changed, by the status of the identity check. */
const lockReasons: Partial<Record<string, string>> = {
  verified: 'Your account is verified, so you can’t change your names and date of birth.',
  pending:
    'Your identity is being checked. You can change your names and date of birth afterwards.',
}

/** The profile's form. Names and date of birth are locked by a passed or pending identity check. */
function EditAccount({ user }: { user: UserDetails }) {
  const { data: choices = [] } = useQuery(genders(useApi()))
  const { form, submit } = useEditing(user)
  const lockReason = lockReasons[user.verification?.status ?? '']
  const name = { maxLength: maxNameLength, disabled: lockReason !== undefined }
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      {lockReason && <p className="text-sm text-ink-soft sm:col-span-2">{lockReason}</p>}
      <Field {...form.field('first_name')} {...name} label="First name" autoComplete="given-name" />
      <Field
        {...form.field('last_name')}
        {...name}
        label={hasLastName(user) ? 'Last name' : 'Last name (optional)'}
        autoComplete="family-name"
      />
      <Field
        {...form.field('middle_name')}
        {...name}
        label="Middle name (optional)"
        autoComplete="additional-name"
      />
      <Field
        {...form.field('date_of_birth')}
        label="Date of birth"
        type="date"
        disabled={lockReason !== undefined}
        autoComplete="bday"
      />
      <Select {...form.field('gender')} label="Gender" autoComplete="sex">
        <option value="">Choose</option>
        {/* The saved value, until the list has loaded. */}
        {choices.length === 0 && user.gender && <option>{user.gender}</option>}
        {choices.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </Select>
      <Field
        {...form.field('address')}
        label="Address"
        maxLength={maxAddressLength}
        autoComplete="street-address"
      />
      <div className="grid gap-3 sm:col-span-2 sm:flex sm:flex-wrap sm:items-center">
        <div className="sm:basis-full">
          <Notice id={form.noticeId} notice={form.notice} />
        </div>
        <SubmitButton busy={form.busy === 'save'} busyLabel="Saving…">
          Save changes
        </SubmitButton>
        <Link to="/dashboard/my-account" className={buttonClass({ look: 'quiet', shape: 'lg' })}>
          Cancel
        </Link>
      </div>
    </form>
  )
}

/** Some people have one name only; a last name that was given can be changed, but not removed. */
function hasLastName({ last_name }: UserDetails): boolean {
  return last_name !== null
}

function useEditing(user: UserDetails) {
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    initial: {
      first_name: user.first_name,
      last_name: user.last_name ?? '',
      middle_name: user.middle_name ?? '',
      date_of_birth: user.date_of_birth ?? '',
      gender: user.gender ?? '',
      address: user.address ?? '',
    },
    check: () => ({}),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const needed = hasLastName(user)
      ? (['first_name', 'last_name'] as const)
      : (['first_name'] as const)
    void form.attempt('save', needed, async () => {
      const { date_of_birth, gender, ...text } = form.values
      // Null removes the saved value.
      const body = { ...text, date_of_birth: date_of_birth || null, gender: gender || null }
      const { data } = await api('POST /accounts/update', { body })
      await fetchProfile(api).catch(() => undefined)
      notify(data.message)
      await navigate({ to: '/dashboard/my-account' })
    })
  }
  return { form, submit }
}
