/**
 * What a loader does with the queries of its page. The server waits for all of them and fails with
 * the first, so that no incomplete page is cached; the browser renders placeholders meanwhile, and
 * each part of the page reports its own failure.
 */
export async function load(queries: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(queries)
  if (import.meta.env.SSR) await all
  else all.catch(() => undefined)
}
