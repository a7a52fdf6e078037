import { useQuery } from '@tanstack/react-query'
import type { Category } from '#contract/office/categories.ts'
import { Badge } from '#ui/badge.tsx'
import { api } from '../../api/api.ts'
import type { RecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { RecordPage } from '../../records/record-page.tsx'
import { categoriesQuery } from '../queries.ts'
import { CategoryFields, type CategoryValues, kindsIn, labels } from './category-fields.tsx'
import { groupKind } from './group-kind.ts'

function categoryKind(all: readonly Category[]) {
  return groupKind({
    name: 'category',
    noun: 'category',
    list: { title: 'Categories', to: addresses.categories },
    useRow: (id) =>
      useQuery({
        ...categoriesQuery,
        select: (rows) => rows.find((row) => String(row.id) === id) ?? null,
      }),
    queryKeys: ['categories', 'catalogue-names'],
    labels,
    wordsFor: {
      picture_hash: () => 'Another picture',
      parent_id: (id) => all.find((one) => String(one.id) === id)?.name ?? id,
      is_visible: (value) => (value === 'yes' ? 'In the menus' : 'Not in the menus'),
    },
    valuesOf,
    async save(category, { is_visible, fact_kinds, ...values }, version) {
      const body = {
        ...values,
        is_visible: is_visible === 'yes',
        fact_kinds: kindsIn(fact_kinds),
      }
      if (!category) return (await api('POST /office/categories', { body })).data
      const input = { params: { id: category.id }, body: { ...body, version } }
      return (await api('PATCH /office/categories/{id}', input)).data
    },
    remove: ({ id, version }) =>
      api('DELETE /office/categories/{id}', { params: { id }, query: { version } }),
  })
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

/** A category, to be read or edited; `new` adds one. */
export function CategoryPage() {
  const { data: all = [] } = useQuery(categoriesQuery)
  return (
    <RecordPage
      kind={categoryKind(all)}
      fields={(form: RecordForm<CategoryValues>, category, mayEdit) => (
        <CategoryFields form={form} parents={parentsFor(category, all)} mayEdit={mayEdit} />
      )}
      badge={({ is_visible }) => !is_visible && <Badge>Not in the menus</Badge>}
    />
  )
}

/** Those of the first level; none where it has sub-categories itself. */
function parentsFor(category: Category | null, all: readonly Category[]): Category[] {
  if (category && all.some(({ parent_id }) => parent_id === category.id)) return []
  return all.filter(({ id, parent_id }) => parent_id === null && id !== category?.id)
}
