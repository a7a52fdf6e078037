import { createStartHandler } from '@tanstack/react-start/server'
import type { PageRenderer } from '#contract/pages.ts'
import { renderPage } from './render-page.tsx'

/** What `server/pages.ts` loads: loaders have run before rendering, so a page is one whole string. */
export default { fetch: createStartHandler(renderPage) } satisfies PageRenderer
