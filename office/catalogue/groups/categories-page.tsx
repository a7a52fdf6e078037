import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { Category } from '#contract/office/categories.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { api } from '../../api/api.ts'
import { addresses } from '../../pages.ts'
import { useMay } from '../../session/me.ts'
import { announce, notify } from '../../shell/notices.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { categoriesQuery } from '../queries.ts'

/** Both levels in the order of the menus, which changes by drag or by buttons. */
export function CategoriesPage() {
  const { data, error, refetch } = useQuery(categoriesQuery)
  const mayEdit = useMay('categories.edit')
  return (
    <div className="grid gap-4">
      <PageHeader title="Categories">
        {mayEdit && (
          <Link to={addresses.newCategory} className={buttonClass({ look: 'accent' })}>
            <Icon name="plus" size={18} />
            Add a category
          </Link>
        )}
      </PageHeader>
      {data?.length === 0 && (
        <EmptyState
          motif="combs"
          title="No categories yet"
          line="Add the first one. Products are in its sub-categories."
        />
      )}
      {data ? (
        <Siblings all={data} parentId={null} mayEdit={mayEdit} />
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </div>
  )
}

interface SiblingsProps {
  all: readonly Category[]
  parentId: number | null
  mayEdit: boolean
}

function Siblings({ all, parentId, mayEdit }: SiblingsProps) {
  const siblings = all.filter(({ parent_id }) => parent_id === parentId)
  const setOrder = useSetOrder(parentId)
  const [dragged, setDragged] = useState<number | null>(null)
  function move(from: number, to: number) {
    const moving = siblings[from]
    if (!moving || to < 0 || to >= siblings.length || from === to) return
    const before = siblings.map(({ id }) => id)
    const after = before.toSpliced(from, 1).toSpliced(to, 0, moving.id)
    announce(`${moving.name} is now at place ${to + 1} of ${siblings.length}.`)
    void setOrder(after, before)
  }
  return (
    <ul
      className={classes(
        'grid gap-2',
        parentId === null
          ? 'items-start lg:grid-cols-2 2xl:grid-cols-3'
          : 'gap-0 border-t border-line',
      )}
    >
      {siblings.map((category, at) => (
        <li
          key={category.id}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === null) return
            event.preventDefault()
            event.stopPropagation()
            move(dragged, at)
            setDragged(null)
          }}
          className={
            parentId === null
              ? 'grid rounded-md border border-line bg-surface'
              : 'border-b border-line last:border-b-0'
          }
        >
          <Row
            category={category}
            place={{ at, of: siblings.length }}
            mayEdit={mayEdit}
            onMove={(to) => move(at, to)}
            onDrag={(isOn) => setDragged(isOn ? at : null)}
          />
          {parentId === null && <Siblings all={all} parentId={category.id} mayEdit={mayEdit} />}
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  category: Category
  place: { at: number; of: number }
  mayEdit: boolean
  onMove: (to: number) => void
  onDrag: (isOn: boolean) => void
}

function Row({ category, place: { at, of }, mayEdit, onMove, onDrag }: RowProps) {
  const { id, name, is_visible, parent_id } = category
  const to: string = `/categories/${id}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same
    <div
      draggable={mayEdit}
      onDragStart={(event) => {
        event.stopPropagation()
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      className={classes('flex items-center gap-2 px-3 py-1', mayEdit && 'cursor-grab')}
    >
      <Link
        to={to}
        className={classes(
          'mr-auto inline-flex min-h-11 min-w-0 items-center text-link underline-offset-2 hover:underline',
          parent_id === null && 'font-semibold',
        )}
      >
        {name}
      </Link>
      {!is_visible && <Badge>Not in the menus</Badge>}
      {mayEdit && (
        <span className="flex shrink-0">
          <Button
            look="bare"
            shape="icon"
            aria-label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="chevron-up" size={18} />
          </Button>
          <Button
            look="bare"
            shape="icon"
            aria-label={`Move ${name} down`}
            disabled={at === of - 1}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="chevron-down" size={18} />
          </Button>
        </span>
      )}
    </div>
  )
}

/** Visible at once; where the server refuses, as it was. */
function useSetOrder(parentId: number | null) {
  const queries = useQueryClient()
  return async function setOrder(ids: number[], before: number[], mayUndo = true): Promise<void> {
    const { queryKey } = categoriesQuery
    queries.setQueryData(queryKey, (all = []) => [
      ...ids.flatMap((id) => all.find((one) => one.id === id) ?? []),
      ...all.filter(({ parent_id }) => parent_id !== parentId),
    ])
    try {
      await api('POST /office/categories/order', { body: { parent_id: parentId, ids } })
      const undo = () => void setOrder(before, ids, false)
      notify(mayUndo ? 'The order is saved.' : 'Undone.', mayUndo ? { undo } : {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
    await queries.invalidateQueries({ queryKey })
  }
}
