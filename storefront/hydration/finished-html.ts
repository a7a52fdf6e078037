import { createContext, type ReactNode } from 'react'

/** What the server has rendered for earlier pages; in the browser always empty. */
export interface Finished {
  /** The HTML inside of each `StaticHtml` by its id, as a page had it that was made from the same answers. */
  parts: ReadonlyMap<string, string>
  /**
   * The HTML of a part that depends on nothing but these values, which are JSON. Undefined: React is to render it
   * in the page, as in the browser, and where it breaks.
   */
  htmlOf(values: object, part: ReactNode): string | undefined
}

export const FinishedHtml = createContext<Finished>({
  parts: new Map(),
  htmlOf: () => undefined,
})
