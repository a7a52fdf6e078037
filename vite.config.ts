import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

/**
 * The built renderer is one file that needs nothing beside it: it brings its own React, for production
 * whatever NODE_ENV says at run time, and a next build cannot take parts away from a running mall.
 */
const builtRenderer: EnvironmentOptions = {
  resolve: { noExternal: true },
  build: { rolldownOptions: { output: { codeSplitting: false } } },
}

/**
 * Few files: each has header lines of its own, and small ones pack badly. The packages change seldom, the
 * mall's own frame is on every page; of the rest, what several pages share lies together with what is
 * mostly needed beside it. Left to itself the bundler makes a file of each set of pages that share
 * something: eighteen for a list of orders.
 */
const files = [
  { name: 'packages', test: /node_modules/ },
  { name: 'brands', test: /brand-icon/ },
  { name: 'frame', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: /ui\/(badge|price|strip)|\/(awake|cut-name|goods-picture|strip-skeleton|log-in-first|memory|lagos-time|dates)\.tsx?|saved\/wishes/,
  },
  { name: 'controls', test: /ui\/(field|dialog|pagination)|storefront\/save-file/ },
  { name: 'sync', test: /sync\/keep|accounts\/profile|(cart|saved)\/send/ },
  {
    name: 'cards',
    test: /catalogue\/(product-(card|strip|grid)|card-item)|content\/banner\.tsx|wake-when-near/,
  },
  { name: 'rooms', test: /storefront\/dashboard\// },
  {
    name: 'orders',
    test: /orders\/(queries|order-status|line-picture)|checkout\/(unpaid|pay-again)/,
  },
  { name: 'forms', test: /accounts\/(form|submit-button)/ },
  { name: 'buying', test: /use-check-out|use-coupon|delivery\/estimate\.ts/ },
]

const fewFiles: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first that fits counts.
          groups: files.map((file, place) => ({ ...file, priority: files.length - place })),
        },
      },
    },
  },
}

/** Pages bring all styles with them: what is loaded later has not to wait for them, or pay them twice. */
const stylesComeWithPages: Plugin = {
  name: 'styles-come-with-pages',
  // After the styles were noted for the pages, before the scripts' own needs are written.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
    }
  },
}

const built: Record<string, EnvironmentOptions> = { client: fewFiles, ssr: builtRenderer }

/** Builds `storefront/`: hashed files for the browser in `dist/client`, the renderer in `dist/server`. */
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
    stylesComeWithPages,
  ],
  publicDir: 'storefront/public',
  environments: command === 'build' ? built : {},
}))
