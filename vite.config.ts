import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { pages } from './storefront/pages.ts'
import { shippedPages } from './storefront/shipped-pages.ts'

/**
 * The built renderer is one file without dependencies: it contains its own React, built for
 * production whatever NODE_ENV is at run time, and a new build cannot remove chunks that a running
 * server still imports.
 */
const builtRenderer: EnvironmentOptions = {
  resolve: { noExternal: true },
  build: { rolldownOptions: { output: { codeSplitting: false } } },
}

/**
 * Few chunks: each costs a request with headers, and small ones compress badly. The packages change
 * seldom, the layout is on every page; of the rest, what several pages share is in one chunk with
 * what is mostly needed beside it. By default the bundler makes a chunk for each set of pages that
 * share something: eighteen for the list of orders.
 */
const chunks = [
  { name: 'packages', test: /node_modules/ },
  { name: 'brands', test: /brand-icon/ },
  { name: 'layout', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: /ui\/(badge|price|strip)|\/(use-is-hydrated|cut-name|product-picture|strip-skeleton|log-in-first|memory|lagos-time|dates)\.tsx?|saved\/pending-changes/,
  },
  { name: 'controls', test: /ui\/(field|dialog|pagination)|storefront\/save-file/ },
  { name: 'sync', test: /sync\/session-sync|accounts\/profile|(cart|saved)\/send/ },
  {
    name: 'cards',
    test: /catalogue\/(product-(card|strip|grid)|card-item)|content\/banner\.tsx|lazy-hydrate/,
  },
  { name: 'dashboard', test: /storefront\/dashboard\// },
  {
    name: 'orders',
    test: /orders\/(queries|order-status|line-picture)|checkout\/(unpaid|pay-again)/,
  },
  { name: 'forms', test: /accounts\/(form|submit-button)/ },
  { name: 'buying', test: /use-check-out|use-coupon|delivery\/estimate\.ts/ },
]

const fewChunks: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first that matches counts.
          groups: chunks.map((chunk, at) => ({ ...chunk, priority: chunks.length - at })),
        },
      },
    },
  },
}

/** Pages inline all styles, so that chunks need not load them again. */
const stylesInPages: Plugin = {
  name: 'styles-in-pages',
  // After the styles are recorded for the pages, before the imports of each chunk are written.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
    }
  },
}

const browserPages = pages.map(({ path, title, indexed, audience, offline }) => ({
  path,
  title,
  indexed,
  audience,
  offline,
}))

const built: Record<string, EnvironmentOptions> = { client: fewChunks, ssr: builtRenderer }

/**
 * Builds `storefront/`: hashed files for the browser in `dist/client`, the renderer in
 * `dist/server`.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'storefront',
      client: { entry: 'client.tsx' },
      server: { entry: 'server.ts', build: { inlineCss: true } },
      router: {
        entry: 'router.ts',
        routesDirectory: '.',
        virtualRouteConfig: 'storefront/routes.ts',
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
      },
    }),
    react(),
    stylesInPages,
    shippedPages(browserPages),
  ],
  publicDir: 'storefront/public',
  environments: command === 'build' ? built : {},
}))
