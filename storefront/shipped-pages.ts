import type { Plugin } from 'vite'

/** Replaces the table of pages, in a build for the browser, by the rows and columns that its code reads. */
export function shippedPages(rows: object[]): Plugin {
  return {
    name: 'shipped-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/storefront\/pages\.ts$/ },
      handler: () => ({ code: `export const pages = ${JSON.stringify(rows)}`, map: null }),
    },
  }
}
