import { type ServiceName, serviceNames } from '#contract/shop/status.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import { providerCalls } from '#server/platform/provider.ts'
import { services } from './services.ts'

export interface Calls {
  good: number
  bad: number
}

export type CallsOfServices = Record<ServiceName, Calls>

/** How a provider's calls end without it being able to work. */
const failedOutcomes: readonly unknown[] = ['unavailable', 'unknown', 'skipped', 'bug']

/** Reads this process's own metrics: each call answers what came since the one before. */
export function callCounter({ requests }: Pick<Metrics, 'requests'>) {
  let before = noCalls()
  return async function callsSince(): Promise<CallsOfServices> {
    const now = await totals(requests)
    const since = noCalls()
    for (const name of serviceNames) {
      since[name].good = now[name].good - before[name].good
      since[name].bad = now[name].bad - before[name].bad
    }
    before = now
    return since
  }
}

async function totals(requests: Metrics['requests']): Promise<CallsOfServices> {
  const counted = noCalls()
  for (const { metricName, labels, value } of (await requests.get()).values) {
    const name = metricName?.endsWith('_count') && serviceOfRoute.get(labels.route)
    if (name) counted[name][Number(labels.status) >= 500 ? 'bad' : 'good'] += value
  }
  for (const { metricName, labels, value } of (await providerCalls.get()).values) {
    const name = metricName?.endsWith('_count') && serviceOfProvider.get(labels.provider)
    if (name) counted[name][failedOutcomes.includes(labels.outcome) ? 'bad' : 'good'] += value
  }
  return counted
}

function noCalls(): CallsOfServices {
  return {
    browsing: { good: 0, bad: 0 },
    buying: { good: 0, bad: 0 },
    card: { good: 0, bad: 0 },
    deposits: { good: 0, bad: 0 },
    messages: { good: 0, bad: 0 },
  }
}

const serviceOfRoute = new Map<unknown, ServiceName>(
  serviceNames.flatMap((name) => services[name].routes.map((route) => [route, name] as const)),
)
const serviceOfProvider = new Map<unknown, ServiceName>(
  serviceNames.flatMap((name) => services[name].providers.map((one) => [one, name] as const)),
)
