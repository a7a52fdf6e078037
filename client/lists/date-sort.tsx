import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/fields/field.tsx'
import { type DateRange, dateSorts } from './date-range.ts'

interface DateSortProps {
  dates: DateRange
  onChange: (dates: DateRange) => void
}

/** Chooses the date range of a list. It must lie in a grid, where the custom dates take a row. */
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
  dates: DateRange
  onChoose: (days: Pick<DateRange, 'start' | 'end'>) => void
}

/** Both dates, submitted together, so that nothing is fetched for one alone or while a year is typed. */
function Days({ dates, onChoose }: DaysProps) {
  const [days, setDays] = useState({ start: dates.start, end: dates.end })
  const [isSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = days.start === '' ? 'start' : 'end'
    if (days[missing] !== '') return onChoose(days)
    setSubmitted(true)
    form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
  }
  function field(name: keyof typeof days) {
    return {
      name,
      type: 'date',
      value: days[name],
      error: isSubmitted && days[name] === '' ? 'Choose a day' : null,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setDays((days) => ({ ...days, [name]: target.value })),
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="col-span-full grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(2,minmax(0,11rem))_auto]"
    >
      <Field {...field('start')} label="From" />
      <Field {...field('end')} label="To" />
      <Button type="submit" className="max-sm:col-span-2 sm:mt-6 sm:justify-self-start">
        Show
      </Button>
    </form>
  )
}
