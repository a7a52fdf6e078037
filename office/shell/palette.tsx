import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { recordsFor } from '../records.ts'
import { useMe } from '../session/me.ts'
import { usePages } from './use-pages.ts'

export interface Command {
  id: string
  title: string
  /** What kind of thing it is, such as 'Member'. */
  kind: string
  icon: IconName
  run: () => void
}

interface PaletteProps {
  actions: readonly Command[]
  onClose: () => void
}

/** `Ctrl K`: finds pages, actions and records, by keyboard alone. A combobox with a list below it. */
export function Palette({ actions, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { commands, isSearching } = useCommands(typed.trim(), actions)
  const chosen = commands[Math.min(at, commands.length - 1)]
  useEffect(() => dialog.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to whatever is chosen now
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  function run(command: Command | undefined) {
    if (!command) return
    onClose()
    command.run()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + commands.length) % Math.max(1, commands.length))
    else if (event.key === 'Enter') run(chosen)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Find a page, an action or a record"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={press}
      className="mx-auto mt-[12vh] mb-auto max-h-[70dvh] w-full max-w-[min(94vw,38rem)] flex-col overflow-hidden rounded-lg border border-line bg-surface p-0 text-ink lift-over open:flex"
    >
      <label className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" />
        <span className="sr-only">Find a page, an action or a record</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          autoComplete="off"
          placeholder="Find a page, an action or a record"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
      </label>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="What was found"
        className="min-h-0 overflow-y-auto p-2"
      >
        {commands.map((command) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            isChosen={command === chosen}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className="border-t border-line px-4 py-2 text-sm text-ink-soft">
        {commands.length === 0
          ? isSearching
            ? 'Looking…'
            : 'Nothing found.'
          : `${commands.length} found. Choose with the arrows, open with Enter.`}
      </p>
    </dialog>
  )
}

interface OptionProps {
  id: string
  command: Command
  isChosen: boolean
  onRun: () => void
}

function Option({ id, command: { icon, title, kind }, isChosen, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onRun}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
        isChosen ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <Icon name={icon} size={18} />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <span className="text-sm text-ink-soft">{kind}</span>
    </div>
  )
}

function useCommands(typed: string, actions: readonly Command[]) {
  const navigate = useNavigate()
  const { permissions } = useMe()
  const text = useDeferredValue(typed)
  const records = useQuery({
    queryKey: ['records', text],
    queryFn: ({ client }) => recordsFor(text, permissions, client),
    enabled: text.length >= 2,
    retry: false,
    staleTime: 30_000,
  })
  const pages: Command[] = usePages().map(({ to, title, icon }) => ({
    id: `page${to.replaceAll('/', '-')}`,
    title,
    kind: 'Page',
    icon,
    run: () => void navigate({ to }),
  }))
  const named = [...pages, ...actions].filter(({ title }) => fits(title, typed))
  const found: Command[] = (records.data ?? []).map(({ id, title, kind, icon, to, search }) => ({
    id,
    title,
    kind,
    icon,
    run: () => void navigate({ to, search }),
  }))
  return { commands: [...named, ...found], isSearching: records.isFetching || text !== typed }
}

/** Each typed word begins a word of the title. */
function fits(title: string, typed: string): boolean {
  const words = title.toLowerCase().split(/\s+/)
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
