import { metricsToken } from './app.ts'

/** Calls of the mall to one provider. */
export interface Outcomes {
  ok: number
  failed: number
}

/** What became of all calls to providers since the process started, by provider. */
export async function outcomesOf(shopUrl: string): Promise<Map<string, Outcomes>> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${shopUrl}/metrics`, { headers })).text()
  const found = new Map<string, Outcomes>()
  const line =
    /^oja_provider_call_seconds_count\{(?=[^}]*provider="(\w+)")(?=[^}]*outcome="(\w+)")[^}]*\} (\d+)$/gm
  for (const [, provider = '', outcome, count] of text.matchAll(line)) {
    const outcomes = found.get(provider) ?? { ok: 0, failed: 0 }
    // A refusal is the provider's own answer, and no trouble.
    if (outcome === 'ok' || outcome === 'refused') outcomes.ok += Number(count)
    else outcomes.failed += Number(count)
    found.set(provider, outcomes)
  }
  return found
}

/** Of each provider what came between the two. */
export function between(
  before: ReadonlyMap<string, Outcomes>,
  after: ReadonlyMap<string, Outcomes>,
): Map<string, Outcomes> {
  return new Map(
    [...after].map(([provider, { ok, failed }]) => {
      const former = before.get(provider) ?? { ok: 0, failed: 0 }
      return [provider, { ok: ok - former.ok, failed: failed - former.failed }]
    }),
  )
}
