import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { RenderContext } from '#contract/pages.ts'

/** A page under way. */
export interface Rendering extends RenderContext {
  /** Whether the page waits for code that is loaded late, and tells what broke. */
  isPatient: boolean
  /** The page has a part that threw, or whose code is still to be loaded: it has to be rendered patiently. */
  onUnfinished(): void
}

/**
 * Renders a page as one string; its loaders have run before. The string goes to the server beside the response,
 * as it is: in a body it would be turned into bytes and back.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const rendering = getGlobalStartContext()
  if (!rendering) throw new Error('a page is rendered by the server')
  try {
    const page = <RouterServer router={router} />
    // `renderToString` is twice as quick as a stream, but waits for nothing and does not tell what broke.
    const html = rendering.isPatient ? await renderStream(page, rendering) : renderToString(page)
    if (!rendering.isPatient && html.includes(unfinished)) {
      rendering.onUnfinished()
      return new Response(null)
    }
    for (const { status, error } of router.state.matches) {
      if (status === 'error') rendering.onError(error)
    }
    const status = getSsrStatus(router)
    rendering.onHtml(timeless(await transformHtmlStringWithRouter(router, html)))
    return new Response(null, { status, headers: responseHeaders })
  } catch (error) {
    rendering.onError(error)
    rendering.onHtml('Something went wrong.')
    return new Response(null, { status: 500, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Without the times at which loaders ran, ms, by which each rendering would be another page. */
function timeless(html: string): string {
  return html.replace(/,u:\d{13},s:"/g, ',u:0,s:"')
}

/** What React writes in place of a part that it leaves to the browser: it threw, or its code is still to be loaded. */
const unfinished = '<!--$!-->'

/** Waits for code that is loaded late. React leaves a part that throws to the browser, goes on and tells the cause. */
function renderStream(page: ReactNode, { onError, mark }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // No part is streamed after the rest and moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
  })
}
