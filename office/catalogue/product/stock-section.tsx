import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { useMay } from '../../session/me.ts'
import { notify } from '../../shell/notices.tsx'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'
import { combinationName } from './variations.ts'

/** The units of each sellable item. They change by moves, on the stock's own page. */
export function StockSection({ product }: { product: WholeProduct }) {
  const mayAdjust = useMay('stock.adjust')
  const items = product.is_fixed
    ? [{ id: 0, name: product.name, stock: product.stock }]
    : product.combinations.map(({ id, value_ids, stock }) => ({
        id,
        name: combinationName(product, value_ids),
        stock,
      }))
  return (
    <Section title="Stock">
      {product.is_fixed && product.stock === null ? (
        mayAdjust ? (
          <StartStock id={product.id} />
        ) : (
          <p className="text-sm text-ink-soft">No stock has been entered yet.</p>
        )
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-soft">
              <th scope="col" className="py-1 pr-3 font-semibold">
                Item
              </th>
              <th scope="col" className="py-1 pr-3 text-right font-semibold">
                On hand
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                Held for orders
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, name, stock }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {name}
                </th>
                {stock ? (
                  <>
                    <td className="py-2 pr-3 text-right tabular-nums">{stock.on_hand}</td>
                    <td className="py-2 text-right tabular-nums">{stock.held}</td>
                  </>
                ) : (
                  <td colSpan={2} className="py-2 text-right text-ink-soft">
                    Not on sale any more
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

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
