import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { useSearchParam } from '../search-param.ts'
import { itemName } from '../stock/words.ts'
import { pricedItems } from './queries.ts'

export interface PricedItem {
  key: string
  name: string
  code: string
  options: string[]
  amount: number | null
}

/** Milliseconds without typing after which items are looked up. */
const typingMs = 300

/** The item of a new plan: a search by name or code, and what it found. */
export function ItemChoice({
  chosen,
  error,
  onChoose,
}: {
  /** The key of the chosen one. */
  chosen: string
  error?: string | undefined
  onChoose: (item: PricedItem) => void
}) {
  const [typed, setTyped] = useState(useSearchParam('search'))
  const text = useSettled(typed.trim())
  const { data: items } = useQuery(pricedItems(text))
  const name = useId()
  return (
    <div className="grid gap-2">
      <Field
        label="Product"
        hint="Its code, or words of its name"
        type="search"
        value={typed}
        error={error ? 'Choose what the plan is for.' : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="sr-only">
        {items && `${items.length} found`}
      </p>
      {items?.length === 0 && <p className="text-sm">No product has this name or code.</p>}
      {items && items.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Which of them</legend>
          {items.map((item) => (
            <label
              key={item.key}
              className="flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name={name}
                checked={item.key === chosen}
                onChange={() => onChoose(item)}
                className="size-4 shrink-0"
              />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {itemName(item)} <span className="text-ink-soft">{item.code}</span>
              </span>
              {item.amount !== null && (
                <span className="tabular-nums">{formatNaira(item.amount)}</span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** The text, once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
