import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Status } from '../operations/operations.ts'
import { answerWith, PreparedResponse } from '../platform/http/cache/prepared-response.ts'
import { contextOf } from '../platform/http/request-context.ts'
import { noOutside, pagePolicy } from '../platform/http/security/headers.ts'
import { statusPage } from './status-page.ts'

/** How old the page is at most, ms: in an outage everybody looks at it. */
const cacheMs = 1_000

/** `/status`: one page without script, made from memory, which is answered also when little else is. */
export async function statusRoute(
  app: FastifyInstance,
  { MALL_NAME: storeName }: Pick<Config, 'MALL_NAME'>,
  status: () => Status,
): Promise<void> {
  const styles = await pageStyles()
  const policy = pagePolicy({ scripts: [], styles: [styles] }, noOutside)
  let cached: { page: PreparedResponse; until: number } | undefined

  app.get('/status', { config: { yields: 'never' } }, async (request, reply) => {
    contextOf(request.raw).route = 'status'
    const now = performance.now()
    if (!cached || cached.until < now) {
      const page = new PreparedResponse({
        type: 'text/html; charset=utf-8',
        body: statusPage(status(), { storeName, styles }),
        policy,
        neverStored: true,
        headers: { 'x-robots-tag': 'noindex' },
      })
      cached = { page, until: now + cacheMs }
    }
    await answerWith(request, reply, cached.page)
  })
}

/** The mall's colours, the dark ones where the device asks for them, and the few rules of this page. */
async function pageStyles(): Promise<string> {
  const tokens = await readFile(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const rules = await readFile(new URL('./status.css', import.meta.url), 'utf8')
  const [, light = ''] = /:root \{(.*?)\n\}/s.exec(tokens) ?? []
  const [, dark = ''] = /:root\[data-mode="dark"\] \{(.*?)\n\}/s.exec(tokens) ?? []
  const colours = `:root{${light}}@media (prefers-color-scheme: dark){:root{${dark}}}`
  return (colours + rules).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
}
