import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { PanelHandle } from './panel-handle.ts'

type SearchPanel = typeof import('./search-panel.tsx').default

/**
 * The search with its suggestions, a combobox; those load when it is used. Without JavaScript it is a plain form to
 * `/categories?prod=…`. It shows the query of the current page.
 */
export function SearchBox() {
  const { prod = '' } = useSearch({ strict: false })
  const [text, setText] = useState(prod)
  const { Panel, open, first, openPanel, closePanel } = usePanel()
  /** Of the panel's list: the id of its chosen option, or nothing chosen; null while there is no list. */
  const [chosen, setChosen] = useState<string | null>(null)
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<PanelHandle>(null)
  useEffect(() => setText(prod), [prod])
  // On a slow phone the shopper may have typed before the page was hydrated.
  useEffect(() => setText((text) => input.current?.value || text), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (panel.current?.choose()) return
    closePanel()
    const prod = input.current?.value.trim()
    if (prod) navigate({ to: '/categories', search: { prod } })
  }
  return (
    <search className="relative w-full">
      <form action="/categories" onSubmit={submit} className="flex">
        <input
          ref={input}
          type="search"
          name="prod"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            openPanel()
          }}
          onFocus={() => openPanel()}
          onBlur={closePanel}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && !open) openPanel(0)
            if (panel.current?.press(event.key)) event.preventDefault()
          }}
          placeholder="Search products and brands"
          aria-label="Search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={chosen !== null}
          aria-controls={chosen === null ? undefined : id}
          aria-activedescendant={chosen || undefined}
          autoComplete="off"
          maxLength={200}
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-l-md border-line-strong bg-surface dark:border dark:border-r-0 forced-colors:border px-4 text-base text-ink placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label="Search"
          className="grid size-11 place-items-center rounded-r-md bg-accent text-on-accent hover:bg-accent-strong forced-colors:border"
        >
          <Icon name="search" />
        </button>
      </form>
      {open && Panel && (
        <Panel
          ref={panel}
          id={id}
          text={text.trim()}
          first={first}
          onChosen={setChosen}
          onClose={closePanel}
        />
      )}
    </search>
  )
}

/** The list, loaded when it is first opened; without a network there is none, and the search goes on without it. */
function usePanel() {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<SearchPanel>()
  /** The option that is chosen when the list opens. */
  const [first, setFirst] = useState(-1)
  const closePanel = useCallback(() => setOpen(false), [])
  function openPanel(first = -1) {
    setOpen(true)
    setFirst(first)
    if (Panel) return
    import('./search-panel.tsx').then(
      (loaded) => setPanel(() => loaded.default),
      () => undefined,
    )
  }
  return { Panel, open, first, openPanel, closePanel }
}
