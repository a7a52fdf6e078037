import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { Category } from '#contract/office/categories.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../../api/api.ts'
import { History } from '../../audit/history.tsx'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { RecordColumns } from '../../forms/record-columns.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { useRecordId } from '../../record-id.ts'
import { useMay } from '../../session/me.ts'
import { NotFound } from '../../shell/error-pages.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { categoriesQuery } from '../queries.ts'
import { CategoryFields, type CategoryValues, kindsIn, labels } from './category-fields.tsx'
import { DeleteGroup } from './delete-group.tsx'

/** A category, to be read or edited; `new` adds one. */
export function CategoryPage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery(categoriesQuery)
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  if (id === 'new') return <CategoryForm key="new" category={null} all={data} />
  const category = data.find((one) => String(one.id) === id)
  return category ? <CategoryForm key={id} category={category} all={data} /> : <NotFound />
}

function valuesOf(category: Category | null): CategoryValues {
  return {
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    parent_id: String(category?.parent_id ?? ''),
    is_visible: category?.is_visible === false ? 'no' : 'yes',
    popular_rank: String(category?.popular_rank ?? ''),
    picture_hash: category?.picture_hash ?? '',
    fact_kinds: category?.fact_kinds ?? [],
  }
}

interface CategoryFormProps {
  category: Category | null
  all: readonly Category[]
}

function CategoryForm({ category, all }: CategoryFormProps) {
  const mayEdit = useMay('categories.edit')
  const mayAudit = useMay('audit.read')
  const form = useCategoryForm(category)
  const { conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  const parents = all.filter(({ id, parent_id }) => parent_id === null && id !== category?.id)
  const hasSubs = all.some(({ parent_id }) => parent_id === category?.id)
  return (
    <div className="grid gap-5">
      <PageHeader
        title={category?.name ?? 'Add a category'}
        above={<Link to={addresses.categories}>Categories</Link>}
        beside={category?.is_visible === false && <Badge>Not in the menus</Badge>}
      >
        {category && mayEdit && (
          <DeleteGroup
            noun="category"
            name={category.name}
            list={{ to: addresses.categories, queryKey: ['categories'] }}
            remove={() =>
              api('DELETE /office/categories/{id}', {
                params: { id: category.id },
                query: { version: category.version },
              })
            }
          />
        )}
      </PageHeader>
      <RecordColumns
        history={category && mayAudit && <History subject={`category:${category.id}`} />}
      >
        <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
          <Restored form={form} />
          <Section title="What it is">
            <CategoryFields
              form={form}
              parents={hasSubs && category ? [] : parents}
              mayEdit={mayEdit}
            />
          </Section>
          {mayEdit && (
            <FormBar form={form} action={category ? 'Save the category' : 'Add the category'} />
          )}
        </form>
      </RecordColumns>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={labels}
          wordsFor={{
            picture_hash: () => 'Another picture',
            parent_id: (id) => all.find((one) => String(one.id) === id)?.name ?? id,
            is_visible: (value) => (value === 'yes' ? 'In the menus' : 'Not in the menus'),
          }}
        />
      )}
    </div>
  )
}

function useCategoryForm(category: Category | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useRecordForm<CategoryValues>({
    record: `category:${category?.id ?? 'new'}`,
    stored: { version: category?.version ?? 0, values: valuesOf(category) },
    saved: category ? 'The category is saved.' : 'The category is added.',
    // A new one is deleted, not emptied.
    mayUndo: category !== null,
    async save({ is_visible, fact_kinds, ...values }, version) {
      const facts = {
        ...values,
        is_visible: is_visible === 'yes',
        fact_kinds: kindsIn(fact_kinds),
      }
      const { data } = category
        ? await api('PATCH /office/categories/{id}', {
            params: { id: category.id },
            body: { ...facts, version },
          })
        : await api('POST /office/categories', { body: facts })
      await queries.invalidateQueries({ queryKey: ['categories'] })
      void queries.invalidateQueries({ queryKey: ['catalogue-names'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      if (!category) await navigate({ to: `/categories/${data.id}`, replace: true })
      return { version: data.version, values: valuesOf(data) }
    },
  })
}
