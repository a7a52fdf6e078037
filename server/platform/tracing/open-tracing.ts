import type { IncomingHttpHeaders } from 'node:http'
import {
  type Context,
  context,
  SpanKind as Kind,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type SpanKind, setTracer, type Tracer } from './trace.ts'

export interface TracingOptions {
  /** An OTLP receiver over HTTP, without `/v1/traces`. */
  endpoint: string
  /** The release that this process runs. */
  release: string
}

/**
 * Sends spans to an OpenTelemetry receiver until it is closed. A caller's `traceparent` is taken up, and decides whether
 * its request is recorded. A receiver that does not answer costs spans, and nothing else.
 */
export function openTracing({ endpoint, release }: TracingOptions): { close(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'oja', 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  setTracer(tracerOf(provider))
  return {
    async close() {
      setTracer(undefined)
      await provider.shutdown().catch(() => {})
      context.disable()
      propagation.disable()
    },
  }
}

function tracerOf(provider: TracerProvider): Tracer {
  const spans = provider.getTracer('oja')
  return {
    request(headers) {
      const caller = propagation.extract(ROOT_CONTEXT, traceparentIn(headers))
      const span = spans.startSpan('request', { kind: Kind.SERVER }, caller)
      return requestSpan(span, trace.setSpan(caller, span))
    },
    async span(kind, name, run) {
      const outer = context.active()
      // Statements of timers, such as the queue's, would be traces of a single span.
      if (kind === 'statement' && trace.getSpan(outer) === undefined) return run()
      const span = spans.startSpan(`${kind} ${name}`, { kind: kinds[kind] }, outer)
      try {
        return await context.with(trace.setSpan(outer, span), run)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
  }
}

const kinds: Record<SpanKind, Kind> = {
  handler: Kind.INTERNAL,
  statement: Kind.CLIENT,
  provider: Kind.CLIENT,
  job: Kind.INTERNAL,
}

function requestSpan(span: Span, own: Context) {
  return {
    run: (work: () => void) => context.with(own, work),
    end({ method, route, status }: { method: string; route: string; status: number }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Of what the caller says no more is taken up: `tracestate` may hold anything. */
function traceparentIn({ traceparent }: IncomingHttpHeaders): Record<string, string> {
  return typeof traceparent === 'string' ? { traceparent } : {}
}
