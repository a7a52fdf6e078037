import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { ListAddress } from './address.ts'
import type { Filter, List } from './list.ts'

/** Milliseconds without typing after which a text filters. */
const typingMs = 350

const control =
  'dense w-full rounded-md border border-line-strong bg-surface px-2.5 text-sm text-ink placeholder:text-ink-soft'

/** A list's filters and order; each stands in the address. */
export function Filters<Row>({ list, address }: { list: List<Row>; address: ListAddress }) {
  return (
    <search
      className="flex flex-wrap items-end gap-2"
      aria-label={`Filter ${list.title.toLowerCase()}`}
    >
      {list.filters.map((filter) => (
        <div key={filter.key} className="grid min-w-36 flex-1 gap-0.5 sm:max-w-56">
          <label htmlFor={`filter-${filter.key}`} className="text-xs font-semibold text-ink-soft">
            {filter.label}
          </label>
          <FilterControl id={`filter-${filter.key}`} filter={filter} address={address} />
        </div>
      ))}
      {list.orders && (
        <label className="grid min-w-36 gap-0.5">
          <span className="text-xs font-semibold text-ink-soft">Order</span>
          <select
            className={control}
            value={address.order}
            onChange={({ target }) => address.set('order', target.value)}
          >
            {list.orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {address.isFiltered && (
        <Button look="bare" className="dense" onClick={address.clear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}

interface FilterProps {
  id: string
  filter: Filter
  address: ListAddress
}

function FilterControl({ id, filter, address }: FilterProps) {
  const value = address.valueOf(filter.key)
  if (filter.kind === 'text') return <TextFilter id={id} filter={filter} address={address} />
  if (filter.kind !== 'choice') {
    return (
      <input
        id={id}
        type="date"
        className={control}
        value={value}
        onChange={({ target }) => address.set(filter.key, target.value)}
      />
    )
  }
  return (
    <select
      id={id}
      className={classes(control, value && 'border-brand font-semibold')}
      value={value}
      onChange={({ target }) => address.set(filter.key, target.value)}
    >
      <option value="">{filter.otherwise ?? 'All'}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Filters when the typing pauses or Enter is pressed; the address may change beside it. */
function TextFilter({ id, filter: { key }, address }: FilterProps) {
  const value = address.valueOf(key)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const { set } = address
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  /** Once for what is typed: a second time would close the row that the address has opened since. */
  function send() {
    if (typed.trim() === sent.current) return
    sent.current = typed.trim()
    set(key, typed.trim(), true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another object at each rendering
  useEffect(() => {
    const timer = setTimeout(send, typingMs)
    return () => clearTimeout(timer)
  }, [typed, key])
  return (
    <input
      id={id}
      type="search"
      className={control}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
