import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerWith } from './answer-with.ts'
import { workerPolicy } from './headers.ts'
import { PreparedResponse } from './prepared-response.ts'
import type { ResponseCache } from './response-cache.ts'

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

/** Seconds for files whose name does not change with their content. */
const plainSeconds = 3600

/** The service worker: browsers look for a newer one, so that nothing on the way may keep it. */
const workerUrl = '/worker.js'

/**
 * The files that the browser's build left: exactly those, so no address can lead out of the folder.
 * Kept like every shared answer, which compresses each once. Names under `assets/` carry a hash of
 * their content.
 */
export async function assetRoutes(
  app: FastifyInstance,
  folder: string,
  responseCache: ResponseCache,
): Promise<void> {
  for (const file of await filesIn(folder)) {
    const url = `/${file.split('\\').join('/')}`
    const make = async () =>
      new PreparedResponse({
        type: types[extname(file)] ?? 'application/octet-stream',
        body: await readFile(join(folder, file)),
        immutable: url.startsWith('/assets/'),
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
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length)
        .replace(/^[\\/]+/, ''),
    )
}
