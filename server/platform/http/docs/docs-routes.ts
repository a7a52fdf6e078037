import type { FastifyInstance } from 'fastify'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { Route } from '../call.ts'
import { apiPrefix } from '../routes/api-routes.ts'
import { isForOffice } from '../security/access.ts'
import { noOutside, pagePolicy } from '../security/headers.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openApi } from './openapi.ts'

const publicSeconds = 300

interface DocsFacts {
  title: string
  version: string
  /** Lists the staff's calls too; left out: the public ones only. */
  withStaff?: boolean
}

/** The contract as documentation: `/docs` for people, `/api/v1/openapi.json` for programs. */
export function docsRoutes(
  app: FastifyInstance,
  declared: Route[],
  { withStaff, ...facts }: DocsFacts,
): void {
  const routes = declared.filter(({ endpoint }) => withStaff || !isForOffice(endpoint.access))
  const config = { yields: 'browsing' } as const
  // Rendered at the first request: most processes never get one.
  let page: PreparedResponse | undefined
  let document: PreparedResponse | undefined

  app.get('/docs', { config }, async (request, reply) => {
    page ??= preparePage(facts.title, routes)
    await answerWith(request, reply, page)
  })

  app.get(`${apiPrefix}/openapi.json`, { config }, async (request, reply) => {
    document ??= new PreparedResponse({
      type: 'application/json',
      body: JSON.stringify(openApi(routes, { ...facts, server: apiPrefix })),
      publicFor: publicSeconds,
    })
    await answerWith(request, reply, document)
  })
}

function preparePage(title: string, routes: Route[]): PreparedResponse {
  const body = docsPage(title, apiPrefix, routes)
  const policy = pagePolicy({ scripts: [], styles: [docsStyle] }, noOutside)
  return new PreparedResponse({
    type: 'text/html; charset=utf-8',
    body,
    publicFor: publicSeconds,
    policy,
  })
}
