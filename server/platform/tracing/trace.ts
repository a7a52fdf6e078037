import type { IncomingHttpHeaders } from 'node:http'

/*
 * Traces of what a request or job does. This file loads nothing: without a tracer each function does its work and nothing
 * else. Names are those of routes, statements, providers and jobs, never values, and never of people.
 */

export type SpanKind = 'handler' | 'statement' | 'provider' | 'job'

/** A request that is under way. */
export interface RequestSpan {
  /** Runs what answers it: whatever that starts belongs to it. */
  run(work: () => void): void
  /** `route` is the pattern, never the address. */
  end(answered: { method: string; route: string; status: number }): void
}

export interface Tracer {
  /** `headers` may name the trace of the caller. */
  request(headers: IncomingHttpHeaders): RequestSpan
  span<T>(kind: SpanKind, name: string, run: () => Promise<T>): Promise<T>
  /** What tells another server the trace that is under way. */
  headers(): Record<string, string>
}

let tracer: Tracer | undefined

/** From now on, work is traced; undefined: no more. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Undefined while nothing is traced. */
export function traceRequest(headers: IncomingHttpHeaders): RequestSpan | undefined {
  return tracer?.request(headers)
}

/** Runs a part of a request or job as a span of its own. A failure marks it, without its message. */
export function traced<T>(kind: SpanKind, name: string, run: () => Promise<T>): Promise<T> {
  return tracer ? tracer.span(kind, name, run) : run()
}

/** Headers for a call to another server. */
export function traceHeaders(): Record<string, string> {
  return tracer?.headers() ?? {}
}
