import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { PageRenderer } from '#contract/pages.ts'

/** What `server/pages.ts` loads: loaders have run before rendering, so a page is one whole string. */
export default { fetch: createStartHandler(defaultRenderHandler) } satisfies PageRenderer
