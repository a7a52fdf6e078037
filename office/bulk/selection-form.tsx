import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import {
  actionsOf,
  type BulkActionName,
  type BulkColumnName,
  bulkColumns,
  changingColumnNames,
  valuesOf,
} from '#contract/office/bulk-columns.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { namesQuery } from '../catalogue-names.ts'
import { useMe } from '../session/me.ts'
import { Section } from '../shell/section.tsx'
import type { Chosen } from './chosen-products.ts'
import { optionsFor } from './column-values.ts'

const hows = {
  set: { label: 'Set to', value: 'New value' },
  add: { label: 'Add', value: 'How much' },
  raise: { label: 'Raise by percent', value: 'How many percent' },
  replace: { label: 'Replace text', value: 'New text' },
} as const satisfies Record<BulkActionName, unknown>

/** One action on one column of the chosen products. */
export function SelectionForm({ chosen }: { chosen: Chosen }) {
  const action = useAction()
  const { column, how, value, search, set } = action
  const { send, isBusy, errorOf, problem } = useSend(chosen)
  if (!column) {
    return (
      <Section title={titleOf(chosen)}>
        <p className="text-sm text-ink-soft">Your roles do not let you change products.</p>
      </Section>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (column) void send({ column, how, value, ...(how === 'replace' && { search }) })
  }
  return (
    <Section title={titleOf(chosen)}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ActionChoice action={action} column={column} error={errorOf('how')} />
        {how === 'replace' && (
          <Field
            label="Text to replace"
            value={search}
            error={errorOf('search')}
            onChange={({ target }) => set({ search: target.value })}
          />
        )}
        <ValueField
          column={column}
          how={how}
          value={value}
          error={errorOf('value')}
          onChange={(value) => set({ value })}
        />
        <p role="alert" className={problem ? 'text-sm font-medium text-danger' : 'hidden'}>
          {problem}
        </p>
        <Button
          type="submit"
          look="accent"
          className="justify-self-start"
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? 'One moment…' : 'Check what would change'}
        </Button>
      </form>
    </Section>
  )
}

interface Action {
  /** Undefined: the member may change none. */
  column: BulkColumnName | undefined
  how: BulkActionName
  search: string
  value: string
}

/** Columns that the member may change, those first that change most often. */
function useAction() {
  const { permissions } = useMe()
  const columns = [...new Set([...often, ...changingColumnNames])].filter((name) =>
    permissions.some((permission) => permission === bulkColumns[name].permission),
  )
  const [action, setAction] = useState<Action>(() => startOf(columns[0]))
  return {
    ...action,
    columns,
    setColumn: (column: BulkColumnName | undefined) => setAction(startOf(column)),
    set: (part: Partial<Action>) => setAction({ ...action, ...part }),
  }
}

const often = ['price', 'previous_price', 'stock_on_hand', 'state'] as const

/** Another column is another kind of value. */
function startOf(column: BulkColumnName | undefined): Action {
  const [how = 'set'] = column ? actionsOf(column) : []
  return { column, how, search: '', value: '' }
}

interface ChosenAction {
  column: BulkColumnName
  how: BulkActionName
  value: string
  search?: string
}

/** Sends it to be checked, and leads to what would change. */
function useSend(chosen: Chosen) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  async function send(action: ChosenAction) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const of = 'filter' in chosen ? { filter: filterIn(chosen.filter) } : chosen
      const { data } = await api('POST /office/bulk/selections', { body: { of, ...action } })
      await navigate({ to: `/bulk/${data.id}` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (field: string) => problem?.failure?.errors?.[field]?.[0] ?? null
  const isElsewhere = problem && !['how', 'value', 'search'].some(errorOf)
  return { send, isBusy, errorOf, problem: isElsewhere ? problem.message : null }
}

interface ActionChoiceProps {
  action: ReturnType<typeof useAction>
  column: BulkColumnName
  /** Of what is to be done. */
  error: string | null
}

function ActionChoice({ action, column, error }: ActionChoiceProps) {
  const { columns, how, setColumn, set } = action
  const actions = actionsOf(column)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Column"
        value={column}
        onChange={({ target }) => setColumn(columns.find((name) => name === target.value))}
      >
        {columns.map((name) => (
          <option key={name} value={name}>
            {bulkColumns[name].label}
          </option>
        ))}
      </Select>
      <Select
        label="What to do"
        value={how}
        error={error}
        onChange={({ target }) =>
          set({ how: actions.find((name) => name === target.value) ?? 'set' })
        }
      >
        {actions.map((name) => (
          <option key={name} value={name}>
            {hows[name].label}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface ValueFieldProps {
  column: BulkColumnName
  how: BulkActionName
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** What it is set to, raised by, or replaced by; of what has choices, one of them. */
function ValueField({ column, how, value, error, onChange }: ValueFieldProps) {
  const { data: names } = useQuery(namesQuery)
  const options = optionsFor(column, names)
  if (options) {
    return (
      <Select
        label={hows.set.value}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  const label = how === 'add' && valuesOf(column) === 'money' ? 'How many naira' : hows[how].value
  return (
    <Field
      label={label}
      hint={how === 'set' ? bulkColumns[column].words : hints[how]}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const hints = {
  add: 'With a minus in front, so much is taken away: -50.',
  raise: 'With a minus in front, it is lowered: -10.',
  replace: undefined,
} as const

function titleOf(chosen: Chosen): string {
  if ('filter' in chosen) return 'All products that fit the list’s filters'
  const { length } = chosen.product_ids
  return `${length.toLocaleString('en-NG')} chosen ${length === 1 ? 'product' : 'products'}`
}

const states = ['draft', 'live', 'hidden', 'archived'] as const
const stocks = ['in', 'out'] as const

/** A choice that does not exist is none. */
function filterIn({ state, stock, ...others }: Record<string, string>) {
  return {
    ...others,
    state: states.find((one) => one === state),
    stock: stocks.find((one) => one === stock),
  }
}
