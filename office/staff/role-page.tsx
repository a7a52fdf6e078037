import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { isPermission, permissions } from '#contract/office/permissions.ts'
import type { Role } from '#contract/office/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { History } from '../audit/history.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay, useMe } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { notify } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { PermissionChoice } from './permission-choice.tsx'
import { rolesQuery } from './queries.ts'

/** A role, to be read or, with the permission, edited; `new` adds one. */
export function RolePage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery(rolesQuery)
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  if (id === 'new') return <RoleForm key="new" stored={null} />
  const role = data.find((one) => String(one.id) === id)
  return role ? <RoleForm key={role.id} stored={role} /> : <NotFound />
}

const labels = { name: 'Name', permissions: 'What it opens' }

function RoleForm({ stored: role }: { stored: Role | null }) {
  const { form, mayEdit } = useRoleForm(role)
  const { values, set, problem, conflict } = form
  const mayAudit = useMay('audit.read')
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader
        title={role?.name ?? 'Add a role'}
        above={<Link to={addresses.roles}>Roles</Link>}
        beside={
          role && (
            <Badge>
              {role.members} {role.members === 1 ? 'member' : 'members'}
            </Badge>
          )
        }
      >
        {role && mayEdit && <DeleteRole stored={role} />}
      </PageHeader>
      {role && !mayEdit && <p className="text-sm text-ink-soft">{whyNot(role)}</p>}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Restored form={form} />
        <Field
          className="max-w-md"
          label={labels.name}
          value={values.name}
          disabled={!mayEdit}
          maxLength={60}
          error={problem.fields.name}
          onChange={({ target }) => set('name', target.value)}
        />
        <PermissionChoice
          legend={labels.permissions}
          chosen={values.permissions}
          mayEdit={mayEdit}
          onChange={(names) => set('permissions', names)}
        />
        {mayEdit && <FormBar form={form} action={role ? 'Save the role' : 'Add the role'} />}
      </form>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={labels}
          wordsOf={(name) => (isPermission(name) ? permissions[name] : name)}
        />
      )}
      {role && mayAudit && <History subject={`role:${role.id}`} />}
    </div>
  )
}

function useRoleForm(role: Role | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const isOwn = role !== null && me.roles.includes(role.name)
  const mayEdit = useMay('roles.manage') && !role?.is_owner && !isOwn
  const stored = {
    version: role?.version ?? 0,
    values: { name: role?.name ?? '', permissions: role?.permissions ?? ([] as readonly string[]) },
  }
  const send = async ({ name, permissions }: typeof stored.values, version: number) => {
    const body = { name, permissions: permissions.filter(isPermission) }
    if (!role) return (await api('POST /office/roles', { body })).data.role
    const input = { params: { id: role.id }, body: { ...body, version } }
    return (await api('PATCH /office/roles/{id}', input)).data.role
  }
  const form = useRecordForm({
    record: `role:${role?.id ?? 'new'}`,
    stored,
    saved: role
      ? 'The role is saved. It holds from the next call of its members on.'
      : 'The role is added.',
    async save(values, version) {
      const saved = await send(values, version)
      await queries.invalidateQueries({ queryKey: ['roles'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      if (!role) await navigate({ to: `/roles/${saved.id}`, replace: true })
      return {
        version: saved.version,
        values: { name: saved.name, permissions: saved.permissions },
      }
    },
    // A new role is deleted, not emptied.
    mayUndo: role !== null,
  })
  return { form, mayEdit }
}

function whyNot({ is_owner }: Role): string {
  return is_owner
    ? 'The owner’s role has all permissions, and nobody can change it.'
    : 'You can’t change this role: it is your own, or your roles don’t allow it.'
}

function DeleteRole({ stored: role }: { stored: Role }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  async function remove() {
    await api('DELETE /office/roles/{id}', { params: { id: role.id } })
    await navigate({ to: addresses.roles, ignoreBlocker: true })
    await queries.invalidateQueries({ queryKey: ['roles'] })
    notify(`The role ${role.name} is deleted.`)
  }
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete the role ${role.name}`}
          question={
            role.members > 0
              ? `${role.members} members have the role ${role.name}. Remove it from them first.`
              : `The role ${role.name} is deleted permanently. This cannot be undone.`
          }
          action="Delete the role"
          onClose={() => setOpen(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}
