import type { Config } from './config.ts'

/** What the server's edge believes and how much it takes, from whom. */
export function httpLimitsOf(config: Config) {
  return {
    trust: { proxies: config.TRUST_PROXY, alwaysSecure: config.PUBLIC_URL.startsWith('https:') },
    limits: { burst: config.RATE_LIMIT, perSecond: config.RATE_LIMIT / 60 },
    connections: {
      max: config.MAX_CONNECTIONS,
      maxPerAddress: config.TRUST_PROXY > 0 ? null : config.MAX_CONNECTIONS_PER_ADDRESS,
    },
    metricsAccess: {
      token: config.METRICS_TOKEN,
      hasOwnPort: config.METRICS_PORT !== undefined,
    },
  }
}
