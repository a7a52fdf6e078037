import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { deliver } from '../deliver.ts'
import { listen } from '../listen.ts'
import { receive } from '../receive.ts'
import { sendJson } from '../send.ts'
import type { Panel } from '../simulators.ts'
import { type Check, Checks, type Mode } from './checks.ts'
import { dojahPanel } from './panel.ts'

export interface DojahDeps {
  now: () => Date
  /** Where events are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
}

export interface DojahSimulator {
  url: string
  appId: string
  secretKey: string
  panel: Panel
  close(): Promise<void>
}

/** A picture in base64 is a third longer. */
const maxBytes = 8 * 1024 * 1024

/** Dojah on a free port of this machine: liveness, BVN with selfie, lookup of a check, events. */
export async function openDojah({ now, webhookUrl }: DojahDeps): Promise<DojahSimulator> {
  const keys = { appId: newKey(), secretKey: newKey() }
  const checks = new Checks(now)
  const stopping = new AbortController()
  const deps = { checks, keys, stopping: stopping.signal }
  const server = await listen((request, response) => answer(request, response, deps))
  return {
    url: server.url,
    ...keys,
    panel: dojahPanel(checks, (check, isSigned) =>
      sendEvent(webhookUrl, check, isSigned ? keys.secretKey : newKey(), stopping.signal),
    ),
    async close() {
      stopping.abort()
      await server.close()
    },
  }
}

interface ApiDeps {
  checks: Checks
  keys: { appId: string; secretKey: string }
  stopping: AbortSignal
}

async function answer(request: IncomingMessage, response: ServerResponse, deps: ApiDeps) {
  const { checks, keys, stopping } = deps
  const say = (status: number, error: string) => sendJson(response, status, { error })
  const { appid, authorization } = request.headers
  if (appid !== keys.appId || authorization !== keys.secretKey) return say(401, 'Invalid keys')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dojah')
  if (request.method === 'GET' && pathname === '/api/v1/kyc/verification') {
    const check = checks.find(searchParams.get('reference_id') ?? '')
    return check ? sendJson(response, 200, detailsOf(check)) : say(404, 'Verification not found')
  }
  const sent = request.method === 'POST' ? await receive(request, maxBytes) : null
  if (pathname === '/api/v1/ml/liveness/') {
    if (!isJpeg(sent?.image)) return say(400, 'image should be a base64 JPEG')
    return sendJson(response, 200, livenessOf(checks.mode))
  }
  if (pathname !== '/api/v1/kyc/bvn/verify') return say(404, 'Not found')
  const bvn = String(sent?.bvn ?? '')
  if (!/^\d{11}$/.test(bvn)) return say(400, 'BVN is invalid')
  if (!isJpeg(sent?.selfie_image)) return say(400, 'selfie_image should be a base64 JPEG')
  const fate = checks.fateOf(bvn)
  if (fate === 'silent') await wait(2 ** 31 - 1, undefined, { signal: stopping })
  if (fate === 'trouble') return say(424, 'NIBSS is not available')
  if (fate === 'unpaid') return say(402, 'Low balance')
  if (fate === 'unknown') return say(404, 'BVN not found')
  sendJson(response, 200, { entity: entityOf(bvn, fate, checks) })
}

function isJpeg(sent: unknown): boolean {
  return typeof sent === 'string' && sent.startsWith('/9')
}

function livenessOf(mode: Mode) {
  const isSeen = mode !== 'no-face'
  const liveness_probability = mode === 'not-alive' ? 12.5 : 97.41
  return {
    entity: {
      liveness: { liveness_check: liveness_probability > 50, liveness_probability },
      face: {
        face_detected: isSeen,
        message: isSeen ? 'face detected' : 'face not detected',
        multiface_detected: false,
        details: {},
        quality: {},
      },
    },
  }
}

/** Only the fields that give the outcome: the register knows no names, except where one is to differ. */
function entityOf(bvn: string, fate: Mode, checks: Checks) {
  const names = fate.endsWith('other-name') ? { first_name: 'SOMEBODY', last_name: 'ELSE' } : {}
  if (fate.startsWith('open')) {
    const { reference: reference_id } = checks.add(bvn, 'Pending')
    return { bvn, reference_id, ...names, verification_status: 'Pending' }
  }
  const match = fate !== 'mismatch'
  const { reference: reference_id } = checks.add(bvn, match ? 'Completed' : 'Failed')
  const confidence_value = match ? 99.99 : 41.2
  return { bvn, reference_id, ...names, selfie_verification: { confidence_value, match } }
}

function detailsOf({ reference, status }: Check) {
  return { reference_id: reference, verification_status: status, status: status === 'Completed' }
}

/** Sends the mall the check's status; resolves when the mall has answered. */
function sendEvent(url: () => string | null, check: Check, secretKey: string, signal: AbortSignal) {
  const body = JSON.stringify(detailsOf(check))
  const signature = createHmac('sha256', secretKey).update(body).digest('hex')
  return deliver({ url, headers: { 'x-dojah-signature': signature }, body, signal })
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}
