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
import type { PageContext } from '#client/api.ts'
import type { RenderContext } from '#contract/pages.ts'
import { staticCategories } from './catalogue/queries.ts'
import { representatives, socialHandle } from './content/queries.ts'
import { finishedParts, type Sources, storeParts } from './hydration/finish-static-html.ts'
import { FinishedHtml } from './hydration/finished-html.ts'

/**
 * Renders a page as one string; its loaders have run before. The string goes to the server beside the response,
 * as it is: in a body it would be turned into bytes and back.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { onError = () => {}, onHtml = () => {} } = getGlobalStartContext() ?? {}
  try {
    const parts = finishedParts(sourcesOf(router.options.context))
    const html = await renderWhole(
      <FinishedHtml value={parts}>
        <RouterServer router={router} />
      </FinishedHtml>,
      onError,
    )
    if (parts.size === 0) storeParts(parts, html)
    await finish(router)
    onHtml(html)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } catch (error) {
    onError(error)
    onHtml('Something went wrong.')
    return new Response(null, { status: 500, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** What header and footer are rendered from, beside their own code. */
function sourcesOf({ api, queryClient, settings }: PageContext): Sources {
  const { storeName, year } = settings
  const answers = [staticCategories(api), socialHandle(api), representatives.orders(api)]
  return [storeName, year, ...answers.map(({ queryKey }) => queryClient.getQueryData(queryKey))]
}

/** What React writes in place of a part that threw, which it leaves to the browser. */
const broken = '<!--$!-->'

/** `renderToString` is twice as quick as a stream, and does not tell what broke: only then a stream is made too. */
async function renderWhole(page: ReactNode, onError: RenderContext['onError']): Promise<string> {
  const html = doctype + renderToString(page)
  if (html.includes(broken)) await reportErrors(page, onError)
  return html
}

function reportErrors(page: ReactNode, onError: RenderContext['onError']): Promise<void> {
  return new Promise((resolve, onShellError) => {
    renderToPipeableStream(page, { onError, onShellError, onAllReady: resolve })
  })
}

const doctype = '<!DOCTYPE html>'

/**
 * Ends what the framework does for a page. It would put the doctype before it, which copies the page, and data that
 * is streamed into it: the loaders of ours have all run.
 */
async function finish(router: AnyRouter): Promise<void> {
  const put = await transformHtmlStringWithRouter(router, '')
  if (put !== doctype) throw new Error('the page streams data')
}
