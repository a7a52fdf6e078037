import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { workerPolicy } from '../security/headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Seconds, for files whose name carries no hash of their content. */
const plainSeconds = 3600

/** The service worker: never cached on the path, so that browsers find a newer one. */
const workerUrl = '/worker.js'

/**
 * Serves the files of the browser's build: one route for each, so no address can lead out of the folder.
 * The response cache compresses each file once. Names under `assets/` carry a hash of their content.
 * `under`: the path that the addresses begin with, such as `/office`.
 */
export async function assetRoutes(
  app: FastifyInstance,
  folder: string,
  responseCache: ResponseCache,
  under = '',
): Promise<void> {
  for (const file of await filesIn(folder)) {
    const url = `${under}/${file.split('\\').join('/')}`
    const make = async () =>
      new PreparedResponse({
        type: types[extname(file)] ?? 'application/octet-stream',
        body: await readFile(join(folder, file)),
        immutable: url.startsWith(`${under}/assets/`),
        isFile: url !== workerUrl,
        ...(url === workerUrl ? { policy: workerPolicy } : { publicFor: plainSeconds }),
      })
    app.get(url, { config: { yields: 'browsing' } }, async (request, reply) => {
      const cacheRequest = { key: url, url: request.raw.url, route: 'asset' }
      const answer = await responseCache.get(cacheRequest, make)
      await answerWith(request, reply, answer)
    })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length)
        .replace(/^[\\/]+/, ''),
    )
}
