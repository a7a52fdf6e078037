import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { EndpointOf } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '#ui/price.tsx'
import { addRecentSearch } from '../searches/recent-searches.ts'
import type { PanelHandle } from './panel-handle.ts'
import { typedParts } from './typed-parts.ts'

interface SearchPanelProps {
  ref: Ref<PanelHandle>
  id: string
  /** What is typed, trimmed. */
  text: string
  /** The option that is chosen at first; -1: none. */
  first: number
  /** The id of the chosen option; empty: none of the list; null: there is no list. */
  onChosen: (id: string | null) => void
  onClose: () => void
}

interface Option {
  key: string
  content: ReactNode
  choose: () => void
}

/** Suggestions for what is typed; none while nothing is (storefront specification, section 2). */
export default function SearchPanel(props: SearchPanelProps) {
  const { ref, id, text, first, onChosen, onClose } = props
  const found = useSuggestions(text)
  const options = useSuggested(text, found)
  // Another text is another list, with nothing chosen.
  const [choice, setChoice] = useState({ text, at: first })
  const chosen = choice.text === text ? choice.at : -1
  const isOpen = options.length > 0
  useEffect(() => {
    onChosen(isOpen ? (chosen >= 0 ? `${id}-${chosen}` : '') : null)
  }, [onChosen, isOpen, chosen, id])
  useEffect(() => () => onChosen(null), [onChosen])

  function take({ choose }: Option) {
    choose()
    onClose()
  }
  useImperativeHandle(ref, () => ({
    press(key) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (key === 'Escape' && isOpen) onClose()
      if (step) setChoice({ text, at: stepped(chosen, step, options.length) })
      return Boolean(step) || (key === 'Escape' && isOpen)
    },
    choose() {
      const option = options[chosen]
      if (option) take(option)
      else if (text) addRecentSearch(text)
      return Boolean(option)
    },
  }))
  if (!isOpen) return null
  const missing = text === '' ? [] : found.missing_words
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink lift-over">
      {missing.length > 0 && (
        <p role="status" className="px-2 py-1 text-sm text-ink-soft">
          No match for {missing.map((word) => `‘${word}’`).join(' and ')}. Closest matches:
        </p>
      )}
      <div id={id} role="listbox" aria-label="Suggestions">
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
          <div
            key={option.key}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            className={classes(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-brand-soft',
              at === chosen && 'bg-brand-soft',
            )}
          >
            {option.content}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Cycles through the list in both directions; -1 is no choice and lies between its ends. */
function stepped(at: number, step: number, length: number): number {
  const places = length + 1
  return ((at + 1 + step + places) % places) - 1
}

/**
 * First where to search, then products, last all of them. Each row is of one text: until new suggestions have come, the
 * first ones stay those of the text before, and the last is of what is typed now.
 */
function useSuggested(text: string, found: Suggestions): Option[] {
  const navigate = useNavigate()
  const search = useSearchFor()
  const { suggestions, category, did_you_mean } = found
  if (suggestions.length === 0) return []
  // A mall that does not name a correction has none.
  const words = did_you_mean ?? found.text
  const allWords = found.text === text ? words : text
  const inCategory = category && {
    key: 'category',
    content: (
      <Row icon="grid">
        <span className="font-semibold">{words}</span> in {category.name}
      </Row>
    ),
    choose: () => search(words, category.id),
  }
  const products = suggestions.map((suggestion) => ({
    key: String(suggestion.id),
    content: <Product suggestion={suggestion} text={words} />,
    choose() {
      addRecentSearch(words)
      navigate({ to: '/product-details/$slug', params: { slug: suggestion.p_slug } })
    },
  }))
  const all = {
    key: 'all',
    content: (
      <Row icon="search">
        <span className="font-semibold text-link">See all results for ‘{allWords}’</span>
      </Row>
    ),
    choose: () => search(allWords),
  }
  return [inCategory, ...products, all].filter((option) => option !== null)
}

function useSearchFor() {
  const navigate = useNavigate()
  return (prod: string, category?: number) => {
    addRecentSearch(prod)
    navigate({ to: '/categories', search: { categories: category?.toString(), prod } })
  }
}

function Row({
  icon,
  children,
}: {
  icon: Parameters<typeof Icon>[0]['name']
  children: ReactNode
}) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center text-ink-soft">
        <Icon name={icon} size={18} />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </>
  )
}

type Suggestion = Received<EndpointOf<'GET /search-suggestions'>>['data']['suggestions'][number]

function Product({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  const { name, image_url, amount, highest_amount, in_stock } = suggestion
  return (
    <>
      <span className="relative size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
        <Picture src={image_url} alt="" widths={[96]} sizes="40px" />
      </span>
      <span className="min-w-0 flex-1">
        {typedParts(name, text).map(({ part, isTyped, at }) =>
          isTyped ? (
            <mark key={at} className="bg-transparent font-bold text-inherit">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </span>
      <span className="shrink-0 text-right">
        {highest_amount !== null && <span className="text-xs text-ink-soft">from </span>}
        <Price naira={amount} size="sm" />
        {!in_stock && <span className="block text-xs text-danger">Out of Stock</span>}
      </span>
    </>
  )
}

const debounceMs = 150

type Suggestions = Received<EndpointOf<'GET /search-suggestions'>>['data'] & {
  /** What was typed when these were asked for. */
  text: string
}
const nothing: Suggestions = {
  text: '',
  suggestions: [],
  category: null,
  did_you_mean: null,
  missing_words: [],
}

/** Suggestions for a half-typed search; the last ones, with their text, stay until the next have come. */
function useSuggestions(text: string): Suggestions {
  const api = useApi()
  const debounced = useDebounced(text)
  const { data = nothing } = useQuery({
    queryKey: ['suggestions', debounced],
    queryFn: async () => {
      const { data } = await api('GET /search-suggestions', { query: { search_term: debounced } })
      return { ...data, text: debounced }
    },
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  })
  return text === '' || debounced === '' ? nothing : data
}

function useDebounced(value: string): string {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
