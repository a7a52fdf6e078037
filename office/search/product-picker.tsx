import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxPins } from '#contract/limits.ts'
import type { FoundProduct } from '#contract/office/search.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'

/** Products listed under the field. */
const maxListed = 8

interface ProductPickerProps {
  chosen: readonly number[]
  onChoose: (product: FoundProduct) => void
}

/** Finds products by the shoppers' own search. */
export function ProductPicker({ chosen, onChoose }: ProductPickerProps) {
  const [typed, setTyped] = useState('')
  const searched = typed.trim()
  const { data = [], error } = useQuery({
    queryKey: ['search-trial', 'products', searched],
    queryFn: async () => {
      const { data } = await api('POST /office/search/try', { body: { search_term: searched } })
      return data.before.products
    },
    enabled: searched.length > 1,
    placeholderData: keepPreviousData,
  })
  const listed = searched.length > 1 ? data.slice(0, maxListed) : []
  const isFull = chosen.length >= maxPins
  return (
    <div className="grid content-start gap-2">
      <Field
        type="search"
        label="Find products to pin"
        hint={isFull ? `${maxPins} products are pinned: take one out first.` : undefined}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // In the form Enter would save it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {error && <p className="text-sm text-danger">{error.message}</p>}
      <ul aria-label="Products that were found" className="grid gap-1">
        {listed.map((product) => (
          <li key={product.id} className="flex items-center gap-2 text-sm">
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              {product.name}{' '}
              <span className="whitespace-nowrap text-ink-soft">{formatNaira(product.amount)}</span>
            </span>
            {chosen.includes(product.id) ? (
              <span className="px-3 text-ink-soft">Pinned</span>
            ) : (
              <Button
                look="quiet"
                className="dense"
                aria-label={`Pin ${product.name}`}
                disabled={isFull}
                onClick={() => onChoose(product)}
              >
                Pin
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
