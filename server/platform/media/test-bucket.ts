import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
import { ownAddress } from '#server/platform/http/http.ts'

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'auto' }

/** A little S3-like server that checks signatures, and can be slow, broken or gone. For tests. */
export async function testBucket() {
  const stored = new Map<string, { bytes: Buffer; type: string }>()
  const state: { mood: 'well' | 'slow' | 'broken' | 'endless' } = { mood: 'well' }
  const server = createServer((request, response) => {
    if (state.mood === 'slow') return
    if (state.mood === 'broken') return void response.writeHead(500).end()
    if (state.mood === 'endless') return pourForever(response)
    serve(request, response).catch(() => response.writeHead(500).end())
  })

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const bytes = await bodyOf(request)
    if (!(await isSigned(request, bytes, endpoint))) return response.writeHead(403).end()
    const path = request.url ?? ''
    if (request.method === 'PUT') {
      stored.set(path, { bytes, type: request.headers['content-type'] ?? '' })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      stored.delete(path)
      return response.writeHead(204).end()
    }
    const { pathname, searchParams } = new URL(path, 'http://bucket')
    const prefix = searchParams.get('prefix')
    if (prefix !== null) {
      const keys = [...stored.keys()].map((key) => key.slice(pathname.length + 1))
      const found = keys.filter((key) => key.startsWith(prefix)).slice(0, 2)
      return response.writeHead(200).end(found.map((key) => `<Key>${key}</Key>`).join(''))
    }
    const found = stored.get(path)
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'Content-Type': found.type }).end(found.bytes)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = ownAddress(server) ?? ''
  return {
    settings: { endpoint, bucket: 'pictures', ...keys },
    stored,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Signs the same request again and compares, as a real store does; the body's hash is part of it. */
async function isSigned(request: IncomingMessage, bytes: Buffer, endpoint: string) {
  const header = (name: string) => String(request.headers[name] ?? '')
  const hash = header('x-amz-content-sha256')
  const isWhole =
    hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(bytes).digest('hex')
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    method: request.method ?? 'GET',
    url: `${endpoint}${request.url}`,
    headers: { 'x-amz-content-sha256': hash },
    datetime: header('x-amz-date'),
  })
  return isWhole && header('authorization') === (await signer.authHeader())
}

function pourForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024)
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pour)
  pour()
}
