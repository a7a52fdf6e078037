import { createContext } from 'react'

/**
 * On the server, the HTML inside of each `StaticHtml` by its id, as an earlier page had it that was made from the
 * same answers. In the browser always empty.
 */
export const FinishedHtml = createContext<ReadonlyMap<string, string>>(new Map())
