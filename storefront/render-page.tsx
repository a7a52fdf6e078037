import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  defineHandlerCallback,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * A page as one whole string: loaders have run before. React leaves out a part that throws, for the
 * browser to try again, and goes on, so it is asked what broke; `renderToString` would not tell.
 */
export const renderPage = defineHandlerCallback(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () => renderWhole(<RouterServer router={router} />),
  }),
)

function renderWhole(page: ReactNode): Promise<string> {
  const broke = getGlobalStartContext()?.broke
  const whole = new PassThrough()
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything in its place: nothing is streamed after the rest and moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => broke?.(error),
      onShellError: reject,
      onAllReady: () => text(pipe(whole)).then((html) => resolve(withoutDoctype(html)), reject),
    })
  })
}

/** The framework puts it there itself. */
function withoutDoctype(html: string): string {
  return html.replace(/^<!DOCTYPE html>/, '')
}
