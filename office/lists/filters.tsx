import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { ListAddress } from './address.ts'
import type { Filter, List } from './list.ts'

/** Milliseconds without typing after which a text filters. */
const typingMs = 350

const control =
  'dense w-full rounded-md border border-line-strong bg-surface px-2.5 text-sm text-ink placeholder:text-ink-soft'

/** Filters that a narrow screen shows at once; with more, all but the first are folded. */
const maxUnfolded = 2

/** A list's filters and order; each stands in the address. */
export function Filters<Row>({ list, address }: { list: List<Row>; address: ListAddress }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [, ...others] = list.filters
  const isFolding = others.length + 1 > maxUnfolded
  const folded = isFolding && !isOpen && 'max-sm:hidden'
  const setCount = others.filter(({ key }) => address.valueOf(key)).length
  return (
    <search
      id={id}
      className="flex flex-wrap items-end gap-2 max-sm:w-full"
      aria-label={`Filter ${list.title.toLowerCase()}`}
    >
      {list.filters.map((filter, place) => (
        <div
          key={filter.key}
          className={classes('grid min-w-36 flex-1 gap-0.5 sm:max-w-56', place > 0 && folded)}
        >
          <label htmlFor={`filter-${filter.key}`} className="text-xs font-semibold text-ink-soft">
            {filter.label}
          </label>
          <FilterControl id={`filter-${filter.key}`} filter={filter} address={address} />
        </div>
      ))}
      {list.orders && (
        <label className={classes('grid min-w-36 gap-0.5', folded)}>
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
      {isFolding && (
        <Button
          look="quiet"
          className="dense sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : 'More filters'}
          {setCount > 0 && ` (${setCount} set)`}
        </Button>
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
  const { set, isHere, entry } = address
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  /**
   * Once for what is typed: a second time would close the row that the address has opened since. A row that was clicked
   * before the pause is opened instead of filtered away: over its page nothing is sent.
   */
  function send() {
    if (typed.trim() === sent.current || !isHere()) return
    sent.current = typed.trim()
    set(key, typed.trim(), true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another object at each rendering
  useEffect(() => {
    if (entry) return
    const timer = setTimeout(send, typingMs)
    return () => clearTimeout(timer)
  }, [typed, key, entry])
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
