import { Agent, get } from 'node:http'

/** How long each answer took, ms. */
export type Times = number[]

/**
 * Fetches every path once over a pool of keep-alive connections. Throws on any status but 200: a quick
 * refusal is no quick answer.
 */
export async function load(
  origin: string,
  paths: string[],
  connections: number,
  headers: Record<string, string> = {},
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: Times = []
  const waiting = paths.values()
  async function visitor() {
    for (const path of waiting) times.push(await timedGet(agent, origin + path, headers))
  }
  try {
    await Promise.all(Array.from({ length: connections }, visitor))
  } finally {
    agent.destroy()
  }
  return times
}

function timedGet(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}

/** The time within which this share of the answers came: 0.5 is the median. */
export function percentile(times: Times, share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
