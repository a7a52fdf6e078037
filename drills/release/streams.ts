/** Until it ends: its status, and in how many ms it said to come back; null: it did not. */
export async function readStream(
  url: string,
  authorization: string,
  signal: AbortSignal,
): Promise<{ status: number; retryMs: number | null }> {
  let status = 0
  let retryMs: number | null = null
  try {
    const response = await fetch(`${url}/api/v1/events`, { headers: { authorization }, signal })
    status = response.status
    // The first hint is for a connection that breaks.
    let hints = 0
    for await (const chunk of response.body ?? []) {
      for (const [, ms] of Buffer.from(chunk)
        .toString()
        .matchAll(/^retry: (\d+)$/gm)) {
        hints += 1
        if (hints > 1) retryMs = Number(ms)
      }
    }
  } catch {
    // Broken: no hint.
  }
  return { status, retryMs }
}
