import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { clearRecentSearches, recentSearches } from './recent-searches.ts'

interface RecentListProps {
  /** A search that is not listed: the one that the page is about. */
  except?: string
  heading: string
  entry: string
  /** Before each. */
  icon?: ReactNode
  className?: string
}

/** The last searches of this browser, apart from the suggestions, which are for what is typed (contract's section 6). */
export function RecentList(props: RecentListProps) {
  return useHydrated() && <List {...props} />
}

function List({ except = '', heading, entry, icon, className }: RecentListProps) {
  const id = useId()
  const [all, setAll] = useState(recentSearches)
  const terms = all.filter((term) => term.toLowerCase() !== except.toLowerCase())
  if (terms.length === 0) return null
  function clear() {
    clearRecentSearches()
    setAll([])
  }
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={heading}>
        Recent searches
      </h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <Link to="/categories" search={{ prod: term }} className={entry}>
              {icon}
              <span className="min-w-0 wrap-anywhere">{term}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={clear} className={`${entry} text-ink-soft`}>
        Clear recent searches
      </button>
    </section>
  )
}
