import type { AnyRouter } from '@tanstack/react-router'
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

/**
 * Renders a page as one string; its loaders have run before. The string goes to the server beside the response,
 * as it is: in a body it would be turned into bytes and back.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { onError = () => {}, onHtml = () => {} } = getGlobalStartContext() ?? {}
  try {
    const html = await renderWhole(<RouterServer router={router} />, onError)
    onHtml(await finish(router, html))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } catch (error) {
    onError(error)
    onHtml('Something went wrong.')
    return new Response(null, { status: 500, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** What React writes in place of a part that threw, which it leaves to the browser. */
const broken = '<!--$!-->'

/** `renderToString` is twice as quick as a stream, and does not tell what broke: only then a stream is made too. */
async function renderWhole(page: ReactNode, onError: RenderContext['onError']): Promise<string> {
  const html = renderToString(page)
  if (html.includes(broken)) await reportErrors(page, onError)
  return html
}

function reportErrors(page: ReactNode, onError: RenderContext['onError']): Promise<void> {
  return new Promise((resolve, onShellError) => {
    renderToPipeableStream(page, { onError, onShellError, onAllReady: resolve })
  })
}

const doctype = '<!DOCTYPE html>'

/** The framework puts the doctype before a page, and streamed data into it; ours has the one, and none of the other. */
async function finish(router: AnyRouter, html: string): Promise<string> {
  const finished = await transformHtmlStringWithRouter(router, html.slice(doctype.length))
  // The page itself, not a copy of it.
  return finished.length === html.length ? html : finished
}
