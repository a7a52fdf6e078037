import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { refuse } from '../handler.ts'
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
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Seconds, for files whose name carries no hash of their content. */
const plainSeconds = 3600

/** The service worker: never cached on the path, so that browsers find a newer one. */
const workerUrl = '/worker.js'

/** A folder that a build left, and the path that the addresses of its files begin with, such as `/office`. */
export interface BuiltFolder {
  folder: string
  under: string
}

/** The hashed file at this path, of any build that serves or did lately; null: there is none. */
export type FindBuildFile = (path: string) => Promise<Buffer | null>

interface AssetDeps {
  responseCache: ResponseCache
  find: FindBuildFile
}

/**
 * Serves the files of the browser's build: one route for each, so no address can lead out of the folder.
 * The response cache compresses each file once. Names under `assets/` carry a hash of their content; those that
 * this build does not have are looked up among other builds.
 */
export async function assetRoutes(
  app: FastifyInstance,
  { folder, under }: BuiltFolder,
  { responseCache, find }: AssetDeps,
): Promise<void> {
  const route = (address: string, make: (url: string) => Promise<PreparedResponse>) =>
    app.get(address, { config: { yields: 'browsing' } }, async (request, reply) => {
      const url = new URL(request.url, 'http://app').pathname
      const cacheRequest = { key: url, url: request.raw.url, route: 'asset' }
      const answer = await responseCache.get(cacheRequest, () => make(url))
      await answerWith(request, reply, answer)
    })
  for (const file of await filesIn(folder)) {
    const url = `${under}/${file}`
    if (isHashed(file)) {
      // A build that was made meanwhile has replaced the folder.
      const read = () => readFile(join(folder, file)).catch(() => find(url))
      route(url, async () => hashedAnswer(url, await read()))
    } else route(url, async () => plainAnswer(url, await readFile(join(folder, file))))
  }
  route(`${under}/assets/:name`, async (url) => hashedAnswer(url, await find(url)))
}

/** The paths of its files under `assets/`, from `folder` on. */
export async function hashedFilesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter(isHashed)
}

function isHashed(file: string): boolean {
  return file.startsWith('assets/')
}

function hashedAnswer(url: string, body: Buffer | null): PreparedResponse {
  if (body === null) refuse('not_found')
  return new PreparedResponse({ type: typeOf(url), body, immutable: true, isFile: true })
}

function plainAnswer(url: string, body: Buffer): PreparedResponse {
  const isWorker = url === workerUrl
  return new PreparedResponse({
    type: typeOf(url),
    body,
    isFile: !isWorker,
    ...(isWorker ? { policy: workerPolicy } : { publicFor: plainSeconds }),
  })
}

function typeOf(url: string): string {
  return types[extname(url)] ?? 'application/octet-stream'
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length)
        .replace(/^[\\/]+/, '')
        .split('\\')
        .join('/'),
    )
}
