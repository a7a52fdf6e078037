import type { ServerResponse } from 'node:http'

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

export function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}

export function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  response.end(script)
}

/** Back to the console after a form, so that a reload does not send it again. */
export function sendBack(response: ServerResponse): void {
  response.writeHead(303, { location: '/simulators' }).end()
}
