import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import type { CellRow } from '../../cells/cells.ts'
import { CellsGrid } from '../../cells/cells-grid.tsx'
import { useMay } from '../../session/me.ts'
import { notify } from '../../shell/notices.tsx'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'
import { combinationName } from './variations.ts'

/** The units of each sellable item. They change by moves, on the stock's own page. */
export function StockSection({ product }: { product: WholeProduct }) {
  const mayAdjust = useMay('stock.adjust')
  return (
    <Section title="Stock">
      {product.is_fixed && product.stock === null ? (
        mayAdjust ? (
          <StartStock id={product.id} />
        ) : (
          <p className="text-sm text-ink-soft">No stock has been entered yet.</p>
        )
      ) : (
        <CellsGrid
          label="Stock"
          heading="Item"
          rows={stockRows(product)}
          columns={stockColumns}
          changes={none}
        />
      )}
    </Section>
  )
}

function stockRows(product: WholeProduct): CellRow[] {
  const nameOf = combinationName(product)
  const items = product.is_fixed
    ? [{ id: 0, title: product.name, stock: product.stock }]
    : product.combinations.map(({ id, value_ids, stock }) => ({
        id,
        title: nameOf(value_ids),
        stock,
      }))
  return items.map(({ id, title, stock }) => ({
    key: String(id),
    title,
    label: title,
    note: stock ? undefined : 'Not on sale any more',
    cells: stock ? { on_hand: String(stock.on_hand), held: String(stock.held) } : {},
  }))
}

const readOnly = { isFigure: true, isOpen: false, mayBeEmpty: false, options: null }
const wordsOf = (value: string) => (value === '' ? '' : Number(value).toLocaleString('en-NG'))
const stockColumns = [
  { ...readOnly, wordsOf, name: 'on_hand', label: 'On hand' },
  { ...readOnly, wordsOf, name: 'held', label: 'Held for orders' },
]
const none = new Map()

function StartStock({ id }: { id: number }) {
  const queries = useQueryClient()
  const [units, setUnits] = useState('')
  const [error, setError] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const onHand = countIn(units)
    if (onHand === null) {
      setError('Type how many units there are, 0 or more')
      return
    }
    try {
      const input = { params: { id }, body: { on_hand: onHand } }
      const { data } = await api('POST /office/products/{id}/stock', input)
      storeProduct(queries, data)
      notify('The stock is entered.')
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
    }
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Units on hand"
        inputMode="numeric"
        value={units}
        error={error}
        onChange={({ target }) => {
          setUnits(target.value)
          setError(null)
        }}
      />
      <Button type="submit" look="quiet">
        Enter the stock
      </Button>
    </form>
  )
}
