import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TelephoneItem } from '#contract/office/telephone.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Section } from '../shell/section.tsx'
import { itemName } from '../stock/words.ts'
import { itemsQuery } from './queries.ts'

export interface OrderedItem extends TelephoneItem {
  units: number
}

/** Milliseconds without typing after which items are looked up. */
const typingMs = 300

interface OrderItemsProps {
  items: readonly OrderedItem[]
  onChange: (items: OrderedItem[]) => void
}

/** The products of the order: found by code or name, with units. */
export function OrderItems({ items, onChange }: OrderItemsProps) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: found } = useQuery(itemsQuery(search))
  const left = found?.filter(({ key }) => items.every((item) => item.key !== key))
  return (
    <Section title="What is ordered">
      <ul className="grid gap-2">
        {items.map((item) => (
          <li
            key={item.key}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              {itemName(item)}{' '}
              <span className="text-ink-soft">{formatNaira(item.amount)} each</span>
            </span>
            <Stepper
              of={itemName(item)}
              value={item.units}
              max={item.left}
              onChange={(units) =>
                onChange(items.map((one) => (one.key === item.key ? { ...one, units } : one)))
              }
            />
            <Button
              look="bare"
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            >
              Remove<span className="sr-only"> {itemName(item)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Field
        label="Add a product"
        hint="Its code, or words of its name"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="sr-only">
        {left && `${left.length} found`}
      </p>
      {left?.length === 0 && <p className="text-sm">Nothing else on sale has this name or code.</p>}
      <ul className="grid gap-1">
        {left?.map((item) => (
          <li
            key={item.key}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              {itemName(item)} <span className="text-ink-soft">{item.code}</span>
            </span>
            <span className="tabular-nums">{formatNaira(item.amount)}</span>
            <span>{item.left > 0 ? `${item.left} left` : 'Out of stock'}</span>
            {item.left > 0 && (
              <Button look="quiet" onClick={() => onChange([...items, { ...item, units: 1 }])}>
                Add<span className="sr-only"> {itemName(item)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
