import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** In development nobody else writes the mall's name into the index: `server/pages/office.ts` does in a build. */
const storeName: Plugin = {
  name: 'store-name',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('{{store}}', process.env.MALL_NAME || 'Oja'),
}

/**
 * Builds `office/`, the staff's app, into `dist/office`: an index without any inline code, and hashed files.
 * No file is inlined as a `data:` address, and no script is inserted for older browsers: the policy of
 * `/office` allows neither.
 */
export default defineConfig({
  root: 'office',
  base: '/office/',
  cacheDir: resolve('.cache/vite-office'),
  plugins: [tailwindcss(), react(), storeName],
  publicDir: false,
  build: {
    outDir: resolve('dist/office'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'packages', test: /node_modules\/(?!@simplewebauthn|zxing-wasm)/ }],
        },
      },
    },
  },
})
