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
 * Renders a page as one string; its loaders have run before. React leaves a part that throws to the
 * browser and goes on, so `onError` collects what broke; `renderToString` has no such callback.
 */
export const renderPage = defineHandlerCallback(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () => renderWhole(<RouterServer router={router} />),
  }),
)

function renderWhole(page: ReactNode): Promise<string> {
  const { onError: reportError, mark } = getGlobalStartContext() ?? {}
  const whole = new PassThrough()
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(mark && { nonce: mark }),
      // No part is streamed after the rest and moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => reportError?.(error),
      onShellError: reject,
      onAllReady: () => text(pipe(whole)).then((html) => resolve(withoutDoctype(html)), reject),
    })
  })
}

/** The framework puts it there itself. */
function withoutDoctype(html: string): string {
  return html.replace(/^<!DOCTYPE html>/, '')
}
