import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { chunks } from './storefront/chunks.ts'
import { pages } from './storefront/pages.ts'
import { shippedPages } from './storefront/shipped-pages.ts'

/**
 * The built renderer is one file without dependencies: it contains its own React, built for
 * production whatever NODE_ENV is at run time, and a new build cannot remove chunks that a running
 * server still imports.
 */
const builtRenderer: EnvironmentOptions = {
  resolve: { noExternal: true },
  build: {
    // Nothing reads it at run time: by it `bench/` tells whose code a profile names. Styles have none.
    sourcemap: 'hidden',
    rolldownOptions: { checks: { sourcemapBroken: false }, output: { codeSplitting: false } },
  },
}

const { brands, ...shared } = chunks

/**
 * The packages change seldom, and every page has most of them, but not those of passkeys; the layout is on
 * every page; the rest is by the table. The brands' icons are of the layout's footer too, which only the server
 * renders.
 */
const groups = [
  { name: 'packages', test: /node_modules\/(?!@simplewebauthn)/ },
  { name: 'brands', test: isOneOf(brands) },
  { name: 'layout', tags: ['$initial' as const] },
  ...Object.entries(shared).map(([name, files]) => ({ name, test: isOneOf(files) })),
]

const fewChunks: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first that matches counts.
          groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })),
        },
      },
    },
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
      server: { entry: 'server.ts' },
      router: {
        entry: 'router.ts',
        routesDirectory: '.',
        virtualRouteConfig: 'storefront/routes.ts',
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
      },
    }),
    react(),
    shippedPages(browserPages),
  ],
  publicDir: 'storefront/public',
  // The Content-Security-Policy takes fonts from the mall's own addresses alone.
  build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  environments: command === 'build' ? built : {},
}))

/** Whether a module is one of these files or the lazy part of one, `home/page.tsx?tsr-split=component`. */
function isOneOf(files: readonly string[]): (id: string) => boolean {
  const paths = new Set(files.map((file) => resolve(file)))
  return (id) => paths.has(id.split('?', 1)[0] ?? '')
}
