import { createStartHandler } from '@tanstack/react-start/server'
import type { PageRenderer } from '#contract/pages.ts'
import { renderPage } from './render-page.tsx'

const start = createStartHandler(renderPage)

/** The renderer that `server/` loads. */
export default {
  async fetch(request, { context }) {
    let isFinished = true
    const onUnfinished = () => {
      isFinished = false
    }
    const answer = await start(request, { context: { ...context, isPatient: false, onUnfinished } })
    return isFinished
      ? answer
      : start(request, { context: { ...context, isPatient: true, onUnfinished } })
  },
} satisfies PageRenderer
