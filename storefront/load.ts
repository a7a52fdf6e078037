/**
 * What a loader does with the queries behind its page: the server waits for all of them and gives up
 * with the first that fails, so that no half page is kept; the browser shows placeholders meanwhile,
 * and each part tells its own failure.
 */
export async function load(queries: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(queries)
  if (import.meta.env.SSR) await all
  else all.catch(() => undefined)
}
