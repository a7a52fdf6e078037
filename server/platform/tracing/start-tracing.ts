import type { TracingOptions } from './open-tracing.ts'

/** Traces from now on where there is a receiver. Without one nothing of OpenTelemetry is loaded. */
export async function startTracing({
  endpoint,
  release,
}: Omit<TracingOptions, 'endpoint'> & { endpoint: string | undefined }): Promise<{
  close(): Promise<void>
}> {
  if (!endpoint) return { close: async () => {} }
  const { openTracing } = await import('./open-tracing.ts')
  return openTracing({ endpoint, release })
}
