import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { EndpointOf } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

/**
 * The search with its suggestions, a combobox. Without JavaScript it is a plain form to
 * `/categories?prod=…`. It shows the query of the current page.
 */
export function SearchBox() {
  const { prod = '' } = useSearch({ strict: false })
  const [text, setText] = useState(prod)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const suggestions = useSuggestions(text, open)
  const expanded = suggestions.length > 0
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(prod), [prod])
  // On a slow phone the shopper may have typed before the page was hydrated.
  useEffect(() => setText((text) => input.current?.value || text), [])

  function type(value: string) {
    setText(value)
    setOpen(true)
    setChosen(-1)
  }
  function choose(suggestion: Suggestion) {
    setOpen(false)
    navigate({ to: '/product-details/$slug', params: { slug: suggestion.p_slug } })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const suggestion = suggestions[chosen]
    if (suggestion) return choose(suggestion)
    setOpen(false)
    const prod = input.current?.value.trim()
    if (prod) navigate({ to: '/categories', search: { prod } })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const closes = event.key === 'Escape' && expanded
    if (step || closes) event.preventDefault()
    if (closes) setOpen(false)
    if (step) {
      setOpen(true)
      setChosen(stepped(chosen, step, suggestions.length))
    }
  }
  return (
    <search className="relative w-full">
      <form action="/categories" onSubmit={submit} className="flex">
        <input
          ref={input}
          type="search"
          name="prod"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          placeholder="Search products and brands"
          aria-label="Search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? id : undefined}
          aria-activedescendant={expanded && chosen >= 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          maxLength={200}
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-l-md border-line-strong bg-surface dark:border dark:border-r-0 px-4 text-base text-ink placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label="Search"
          className="grid size-11 place-items-center rounded-r-md bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Icon name="search" />
        </button>
      </form>
      {expanded && <Suggestions id={id} list={suggestions} chosen={chosen} onChoose={choose} />}
    </search>
  )
}

/** Cycles through the list in both directions; -1 is no choice and lies between its ends. */
function stepped(at: number, step: number, length: number): number {
  const places = length + 1
  return ((at + 1 + step + places) % places) - 1
}

interface SuggestionsProps {
  id: string
  list: Suggestion[]
  chosen: number
  onChoose: (suggestion: Suggestion) => void
}

function Suggestions({ id, list, chosen, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-over"
    >
      {list.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        <div
          key={suggestion.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className={classes(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-brand-soft',
            at === chosen && 'bg-brand-soft',
          )}
        >
          <span className="relative size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
            <Picture
              src={suggestion.image_url}
              alt=""
              width={96}
              height={96}
              widths={[96]}
              sizes="40px"
            />
          </span>
          {suggestion.name}
        </div>
      ))}
    </div>
  )
}

type Suggestion = Received<EndpointOf<'GET /search-suggestions'>>['data']['suggestions'][number]

const debounceMs = 150

/** Suggestions for a half-typed search; none while it is empty or the list is closed. */
function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const api = useApi()
  const term = text.trim()
  const debounced = useDebounced(term)
  const { data = [] } = useQuery({
    queryKey: ['suggestions', debounced],
    queryFn: async () =>
      (await api('GET /search-suggestions', { query: { search_term: debounced } })).data
        .suggestions,
    enabled: isOpen && debounced !== '',
    placeholderData: keepPreviousData,
  })
  return isOpen && term !== '' && debounced !== '' ? data : []
}

function useDebounced(value: string): string {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
