import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { type Dates, dateSorts } from './dates.ts'

interface DateSortProps {
  dates: Dates
  onChange: (dates: Dates) => void
}

/** Chooses the part of time that a list shows; lies in a grid, where custom days take a row. */
export function DateSort({ dates, onChange }: DateSortProps) {
  function choose(value: string) {
    const found = dateSorts.find((one) => one.value === value)
    if (found) onChange({ sort: found.value, start: '', end: '' })
  }
  return (
    <>
      <Select label="Sort" value={dates.sort} onChange={({ target }) => choose(target.value)}>
        {dateSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {dates.sort === 'custom' && (
        <Days
          key={`${dates.start} ${dates.end}`}
          dates={dates}
          onChoose={(days) => onChange({ ...dates, ...days })}
        />
      )}
    </>
  )
}

interface DaysProps {
  dates: Dates
  onChoose: (days: Pick<Dates, 'start' | 'end'>) => void
}

/** Both days, chosen together: nothing is fetched for one alone, nor while a year is typed. */
function Days({ dates, onChoose }: DaysProps) {
  const [days, setDays] = useState({ start: dates.start, end: dates.end })
  const [isTold, setTold] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  function show(event: FormEvent) {
    event.preventDefault()
    const missing = days.start === '' ? 'start' : 'end'
    if (days[missing] !== '') return onChoose(days)
    setTold(true)
    form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
  }
  function field(name: keyof typeof days) {
    return {
      name,
      type: 'date',
      value: days[name],
      error: isTold && days[name] === '' ? 'Choose a day' : null,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setDays((days) => ({ ...days, [name]: target.value })),
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={show}
      className="col-span-full grid grid-cols-2 items-start gap-3 sm:grid-cols-[11rem_11rem_auto]"
    >
      <Field {...field('start')} label="From" />
      <Field {...field('end')} label="To" />
      <Button type="submit" className="max-sm:col-span-2 sm:mt-6 sm:justify-self-start">
        Show
      </Button>
    </form>
  )
}
