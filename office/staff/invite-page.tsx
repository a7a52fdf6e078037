import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { isEmail } from '#client/forms/contact.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { addresses } from '../pages.ts'
import { useMay, useMe } from '../session/me.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { rolesQuery } from './queries.ts'

const empty = { version: 0, values: { email: '', role_ids: [] as readonly string[] } }

/** Invites somebody by mail, with roles where the member may give them. */
export function InvitePage() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useRecordForm({
    record: 'member:new',
    stored: empty,
    saved: 'The invitation is on its way.',
    async save({ email, role_ids }) {
      const body = { email: email.trim(), role_ids: role_ids.map(Number) }
      const { data } = await api('POST /office/members', { body })
      await queries.invalidateQueries({ queryKey: ['members'] })
      await navigate({ to: `/members/${data.id}` })
      return empty
    },
  })
  const { values, set, problem } = form
  const isWrong = values.email !== '' && !isEmail(values.email.trim())
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) void form.save()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <PageHeader title="Invite a member" above={<Link to={addresses.members}>Members</Link>} />
      <Restored form={form} />
      <Field
        label="Email address"
        type="email"
        hint="The link in the mail works for seven days."
        value={values.email}
        error={problem.fields.email ?? (isWrong ? 'Enter a valid email address' : null)}
        onChange={({ target }) => set('email', target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {useMay('roles.manage') && (
        <RoleChoice chosen={values.role_ids} onChange={(ids) => set('role_ids', ids)} />
      )}
      <FormBar form={form} action="Send the invitation" />
    </form>
  )
}

interface RoleChoiceProps {
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** The roles that the member may give: nobody grants what they lack. */
function RoleChoice({ chosen, onChange }: RoleChoiceProps) {
  const { data: roles = [] } = useQuery(rolesQuery)
  const me = useMe()
  const open = roles.filter((role) => role.permissions.every((one) => me.permissions.includes(one)))
  function toggle(id: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">Roles</legend>
      {open.map(({ id, name, permissions }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4"
            checked={chosen.includes(String(id))}
            onChange={({ target }) => toggle(String(id), target.checked)}
          />
          {name}
          <span className="text-sm text-ink-soft">
            {permissions.length} {permissions.length === 1 ? 'permission' : 'permissions'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
