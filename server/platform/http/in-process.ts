import { type Api, ApiError, createApi, type Outgoing } from '#contract/client.ts'
import { errors, type FailureBody } from '#contract/errors.ts'
import { type ApiParts, sharedAnswer } from './api-routes.ts'
import { answerCall, parseInput, type Route } from './call.ts'
import { failureOf } from './failure.ts'
import { nobody, refuse } from './handler.ts'

/**
 * The API for code in this process, as a visitor: the same handlers and kept answers, without a
 * socket. `madeFrom` is told what the answers were made from. Throws `ApiError` like any client;
 * what is not an expected refusal (a bug, the database away) is thrown as it is.
 */
export function inProcessApi(
  parts: Pick<ApiParts, 'routes' | 'shelf' | 'checkAnswers'>,
  madeFrom: (tags: Iterable<string>) => void,
): Api {
  const byCall = new Map(
    parts.routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  return createApi(async (outgoing) => {
    try {
      const route = byCall.get(outgoing.call) ?? refuse('not_found')
      return await answer(parts, route, outgoing, madeFrom)
    } catch (error) {
      throw asApiError(error)
    }
  })
}

async function answer(
  parts: Pick<ApiParts, 'shelf' | 'checkAnswers'>,
  route: Route,
  outgoing: Outgoing,
  madeFrom: (tags: Iterable<string>) => void,
): Promise<unknown> {
  const input = parseInput(route.endpoint, outgoing)
  if (route.endpoint.shared) {
    const { body, tags } = await sharedAnswer(parts, route, input)
    madeFrom(tags)
    return JSON.parse((await body.as('identity')).toString())
  }
  const { body, tags } = await answerCall(route, input, nobody('page'), parts.checkAnswers)
  madeFrom(tags)
  return JSON.parse(JSON.stringify(body))
}

function asApiError(error: unknown): unknown {
  const { code, details, unexpected } = failureOf(error)
  if (unexpected || code === 'database_unavailable') return error
  const { status, text } = errors[code]
  const message = details.message ?? text
  const failure: FailureBody = { status: false, message, code, errors: details.errors }
  return new ApiError(status, message, failure)
}
