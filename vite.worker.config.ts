import { defineConfig } from 'vite'

/**
 * Builds the service worker beside the pages' files, as one file whose name never changes: browsers
 * check that address for a newer one. `BUILD` is the hash of the sources, from `scripts/build.ts`.
 */
export default defineConfig({
  define: { BUILD: JSON.stringify(process.env.BUILD) },
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
