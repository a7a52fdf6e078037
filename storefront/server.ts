import { createStartHandler } from '@tanstack/react-start/server'
import type { PageRenderer } from '#contract/pages.ts'
import { renderPage } from './render-page.tsx'

/** The renderer that `server/` loads. */
export default { fetch: createStartHandler(renderPage) } satisfies PageRenderer
