import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The built renderer is one file that needs nothing beside it: it brings its own React, for production
 * whatever NODE_ENV says at run time, and a next build cannot take parts away from a running mall.
 */
const builtRenderer = {
  resolve: { noExternal: true },
  build: { rolldownOptions: { output: { codeSplitting: false } } },
} as const

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
  ],
  publicDir: 'storefront/public',
  environments: { ssr: command === 'build' ? builtRenderer : {} },
}))
