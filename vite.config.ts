import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  // The built renderer brings its own React, for production whatever NODE_ENV says at run time.
  environments: { ssr: { resolve: command === 'build' ? { noExternal: true } : {} } },
}))
