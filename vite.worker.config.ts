import { defineConfig } from 'vite'
import { pages } from './storefront/pages.ts'
import { shippedPages } from './storefront/shipped-pages.ts'

/** The others follow: below a customer's own page all are her own, and what is not listed is public. */
const workerPages = pages
  .filter(({ path, offline }) => offline !== 'pages' && !path.startsWith('/dashboard/'))
  .map(({ path, offline }) => ({ path, offline }))

/**
 * Builds the service worker beside the pages' files, as one file whose name never changes: browsers
 * check that address for a newer one. `BUILD` is the hash of the sources, from `scripts/build.ts`.
 */
export default defineConfig({
  define: { BUILD: JSON.stringify(process.env.BUILD) },
  plugins: [shippedPages(workerPages)],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'storefront/offline/worker.ts',
      output: { entryFileNames: 'worker.js', format: 'iife' },
    },
  },
})
