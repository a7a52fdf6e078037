import { answerWith } from '../platform/http/cache/prepared-response.ts'
import { refuse } from '../platform/http/handler.ts'
import { escapeHtml } from '../platform/http/html.ts'
import type { Http } from '../platform/http/http.ts'
import { contextOf } from '../platform/http/request-context.ts'
import { type PageDeps, renderInAdvance } from '../platform/http/routes/page-routes.ts'

interface PreviewDeps extends Pick<PageDeps, 'render' | 'origin' | 'log'> {
  /** The time that a key stands for; null: it stands for none, or no longer. */
  previewTime(key: string): Promise<Date | null>
}

const lagos = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** `/preview/{key}`: the home page with the content of a time, for staff who made the link. */
export function previewRoute(http: Http, deps: PreviewDeps): void {
  http.app.get<{ Params: { key: string } }>(
    '/preview/:key',
    { config: { yields: 'browsing' } },
    async (request, reply) => {
      contextOf(request.raw).route = 'preview'
      const at = await deps.previewTime(request.params.key)
      if (!at)
        refuse('not_found', { message: 'This preview is over. Make a new one in the office.' })
      const api = http.api(() => {}, at)
      const notice = noticeOf(at)
      const page = await renderInAdvance(deps, { address: '/', api, notice })
      await answerWith(request, reply, page)
    },
  )
}

function noticeOf(at: Date): string {
  const words = `Preview: banners, tiles and contacts of ${lagos.format(at)}. Products and prices are today’s.`
  return `<p class="page-width py-3 font-semibold">${escapeHtml(words)}</p>`
}
