import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { answerWith, PreparedResponse } from '#server/platform/http/cache/prepared-response.ts'
import type { Config } from '../config.ts'
import type { ResponseCache } from '../platform/http/cache/response-cache.ts'
import { refuse } from '../platform/http/handler.ts'
import { escapeHtml } from '../platform/http/html.ts'
import { contextOf } from '../platform/http/request-context.ts'
import { noCamera, officePolicy, scanningPolicy } from '../platform/http/security/headers.ts'

/** Where the build leaves the app's files. */
export const officeFiles = {
  folder: fileURLToPath(new URL('../../dist/office', import.meta.url)),
  under: '/office',
}

/** What both hosts answer: health for a proxy, metrics, and pictures of products. */
const everywhere = /^\/(healthz|readyz|metrics|media)(\/|\?|$)/
/** The pages on which a member scans with the camera; `office/fulfilment/camera` opens them anew for it. */
const scanning = /^\/office\/(?:picking|packing)\/[A-Z0-9]+(?:\?|$)/
const staffOnly = /^\/(office|api\/v1\/office)(\/|\?|$)/

/**
 * Whether a request came to the host that knows its address: with `OFFICE_URL` the staff's app and its calls
 * have a host of their own, so that no script of the shop can act as staff.
 */
export function officeHost({ OFFICE_URL }: Pick<Config, 'OFFICE_URL'>) {
  const host = OFFICE_URL ? new URL(OFFICE_URL).host : null
  const isOffice = ({ headers }: IncomingMessage) => headers.host === host
  return {
    host,
    isOffice,
    isRight: (request: IncomingMessage) =>
      host === null || isOffice(request) === staffOnly.test(request.url ?? ''),
  }
}

/** Refuses what the other host answers. The office's own name leads to the app. */
export function guardOfficeHost(app: FastifyInstance, config: Pick<Config, 'OFFICE_URL'>): void {
  const { host, isOffice, isRight } = officeHost(config)
  if (host === null) return
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (isRight(raw) || everywhere.test(raw.url ?? '')) return
    if (isOffice(raw) && raw.url === '/') return reply.redirect('/office')
    refuse('not_found')
  })
}

/** Answers every address of the staff's app with its index, which renders in the browser. */
export async function officeRoutes(
  app: FastifyInstance,
  responseCache: ResponseCache,
  store: string,
): Promise<void> {
  const make = (isScanning: boolean) => async () =>
    new PreparedResponse({
      type: 'text/html; charset=utf-8',
      body: (await readFile(join(officeFiles.folder, 'index.html'), 'utf8')).replaceAll(
        '{{store}}',
        escapeHtml(store),
      ),
      policy: isScanning ? scanningPolicy : officePolicy,
      ...(!isScanning && { permissions: noCamera }),
      headers: { 'x-robots-tag': 'noindex' },
    })
  for (const address of ['/office', '/office/*']) {
    app.get(address, async (request, reply) => {
      contextOf(request.raw).route = 'office'
      if (request.url.startsWith('/office/assets/')) refuse('not_found')
      const isScanning = scanning.test(request.url)
      const key = isScanning ? '/office/picking' : '/office'
      const answer = await responseCache.get({ key, route: 'office' }, make(isScanning))
      await answerWith(request, reply, answer)
    })
  }
}
