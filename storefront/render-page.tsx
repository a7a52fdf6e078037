import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
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
import { finishedPartsOf } from './hydration/finish-parts.tsx'
import { finishedParts, type Sources, storeParts } from './hydration/finish-static-html.ts'
import { FinishedHtml } from './hydration/finished-html.ts'

/**
 * Renders a page as one string; its loaders have run before. The string goes to the server beside the response,
 * as it is: in a body it would be turned into bytes and back.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { onError = () => {}, onHtml = () => {}, mark } = getGlobalStartContext() ?? {}
  allowSecondRendering(router)
  try {
    const parts = finishedParts(sourcesOf(router.options.context))
    // In development their code may have changed.
    const htmlOf = import.meta.env.DEV ? () => undefined : finishedPartsOf(router)
    const html = await renderWhole(
      <FinishedHtml value={{ parts, htmlOf }}>
        <RouterServer router={router} />
      </FinishedHtml>,
      { onError, mark },
    )
    storeParts(parts, html)
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

/** The framework hands out the scripts of a page once; a second rendering needs them too. */
function allowSecondRendering({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let tags: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => {
    tags ??= take()
    return tags
  }
}

/** What React writes in place of a part that it leaves to the browser: it threw, or its code is still to be loaded. */
const unfinished = '<!--$!-->'

type Reporting = Pick<RenderContext, 'onError'> & { mark: string | undefined }

/** `renderToString` is twice as quick as a stream, but waits for nothing and does not tell what broke. */
async function renderWhole(page: ReactNode, reporting: Reporting): Promise<string> {
  // Put before it first: each new text is copied whole when it is searched.
  const html = doctype + renderToString(page)
  return html.includes(unfinished) ? renderStream(page, reporting) : html
}

/** Waits for code that is loaded late. React leaves a part that throws to the browser, goes on and tells the cause. */
function renderStream(page: ReactNode, { onError, mark }: Reporting): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(mark && { nonce: mark }),
      // No part is streamed after the rest and moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
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
