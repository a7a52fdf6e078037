import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { ProductState, WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../../api/api.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { addresses } from '../../pages.ts'
import { useMay } from '../../session/me.ts'
import { notify } from '../../shell/notices.tsx'
import { productQuery, storeProduct } from '../queries.ts'

const done: Record<ProductState, string> = {
  live: 'It is on sale now.',
  hidden: 'It is hidden: shoppers do not see it until you put it on sale again.',
  archived: 'It is archived.',
  draft: 'It is a draft again.',
}

/** What can become of a product, for those who may. */
export function ProductActions({ product }: { product: WholeProduct }) {
  const mayPublish = useMay('products.publish')
  const [isBusy, setBusy] = useState(false)
  const move = useMove(product.id)
  if (!mayPublish) return null
  const can = (state: ProductState) => product.next_states.includes(state)
  async function go(state: ProductState) {
    if (isBusy) return
    setBusy(true)
    await move(product, state)
    setBusy(false)
  }
  return (
    <>
      {can('live') && (
        <Button look="accent" onClick={() => void go('live')}>
          Put on sale
        </Button>
      )}
      {product.state === 'live' && (
        <Button look="quiet" onClick={() => void go('hidden')}>
          Hide
        </Button>
      )}
      {can('archived') && (
        <Button look="quiet" onClick={() => void go('archived')}>
          Archive
        </Button>
      )}
      <DeleteProduct product={product} />
    </>
  )
}

function useMove(id: number) {
  const queries = useQueryClient()
  return async function move(
    { state: before, version }: Pick<WholeProduct, 'state' | 'version'>,
    state: ProductState,
    mayUndo = true,
  ): Promise<void> {
    try {
      const input = { params: { id }, body: { version, state } }
      const { data } = await api('POST /office/products/{id}/state', input)
      storeProduct(queries, data)
      const undo = () => void move(data, before, false)
      const canGoBack = mayUndo && data.next_states.includes(before)
      notify(mayUndo ? done[state] : 'Undone.', canGoBack ? { undo } : {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
      // Somebody else was quicker, or something is missing: the page has what holds now.
      await queries.invalidateQueries({ queryKey: productQuery(String(id)).queryKey })
    }
  }
}

function DeleteProduct({ product: { id, name, version } }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  async function remove() {
    const input = { params: { id }, query: { version } }
    const { data } = await api('DELETE /office/products/{id}', input)
    if (data.outcome === 'archived') {
      await queries.invalidateQueries({ queryKey: ['products'] })
      notify('It is archived: orders or coupons name it, so it stays in the records.')
      return
    }
    await navigate({ to: addresses.products, ignoreBlocker: true })
    queries.removeQueries({ queryKey: productQuery(String(id)).queryKey })
    await queries.invalidateQueries({ queryKey: ['products'] })
    notify(`${name} is deleted.`)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete ${name}`}
          question={`${name} is deleted with its pictures and reviews, and removed from all carts. A product in orders or coupons is archived instead. This cannot be undone.`}
          action="Delete the product"
          onClose={() => setOpen(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}
