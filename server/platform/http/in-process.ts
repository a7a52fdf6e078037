import { type Api, ApiError, createApi, type Outgoing } from '#contract/client.ts'
import { errors, type FailureBody } from '#contract/errors.ts'
import type { Database } from '../database/database.ts'
import { answerCall, type CallDeps, parseInput, type Route } from './call.ts'
import { failureOf } from './errors/failure.ts'
import { anonymousCaller, refuse, visitor } from './handler.ts'
import { type ApiDeps, sharedAnswer } from './routes/api-routes.ts'
import { requireAccess } from './security/access.ts'

type InProcessDeps = Pick<ApiDeps, 'routes' | 'responseCache' | keyof CallDeps> & {
  database: Database
}

/**
 * The API for a page in this process, as a visitor: the same handlers and cache, without a socket.
 * `cacheTags` is called with the tags of each answer. With `showsAt` nothing comes from the cache. Throws `ApiError` like any client; bugs and an
 * unavailable database are thrown as they are.
 */
export type InProcessApi = (cacheTags: (tags: Iterable<string>) => void, showsAt?: Date) => Api

/** For all pages: the routes are found by their calls in one table. */
export function inProcessApi(deps: InProcessDeps): InProcessApi {
  const byCall = new Map(
    deps.routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  return (cacheTags, showsAt) =>
    createApi(async (outgoing) => {
      try {
        const route = byCall.get(outgoing.call) ?? refuse('not_found')
        return await answer(deps, route, outgoing, { cacheTags, showsAt })
      } catch (error) {
        throw asApiError(error)
      }
    })
}

interface InProcess {
  cacheTags: (tags: Iterable<string>) => void
  showsAt: Date | undefined
}

async function answer(
  deps: InProcessDeps,
  route: Route,
  outgoing: Outgoing,
  { cacheTags, showsAt }: InProcess,
): Promise<unknown> {
  requireAccess(route.endpoint.access, visitor)
  const { params, query, body: sent } = outgoing
  const input = parseInput(route.endpoint, { params, query, body: sent })
  if (route.endpoint.shared && !showsAt) {
    const shared = await sharedAnswer(deps, route, input)
    cacheTags(shared.tags)
    const value = await shared.value()
    return deps.checkAnswers ? frozen(value) : value
  }
  const caller = { ...anonymousCaller('page'), ...(showsAt && { showsAt }) }
  const { checkAnswers, database } = deps
  // Who looks at a page in advance has just changed it.
  const reader = showsAt ? () => database : deps.reader
  const { body, tags } = await answerCall(route, input, caller, { checkAnswers, reader })
  cacheTags(tags)
  return JSON.parse(JSON.stringify(body))
}

/** Where answers are checked, what changes one that others have too fails at once. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

function asApiError(error: unknown): unknown {
  const { code, details, unexpected } = failureOf(error)
  if (unexpected || code === 'database_unavailable') return error
  const { status, text } = errors[code]
  const message = details.message ?? text
  const failure: FailureBody = { status: false, message, code, errors: details.errors }
  return new ApiError(status, message, failure)
}
