/** A page that listens to a stream of events. */
export async function listen(
  url: string,
  headers: Record<string, string>,
  query = '',
  path = '/events',
) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/v1${path}${query}`, { headers, signal: leaving.signal })
  const events: string[] = []
  /** When to reconnect, ms, as often as it was said. */
  const retries: number[] = []
  let text = ''
  const ended = read().then(
    () => 'by the server',
    () => 'by the page',
  )

  async function read() {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('event: ')) events.push(line.slice(7))
        if (line === ':') events.push('beat')
        if (line.startsWith('retry: ')) retries.push(Number(line.slice(7)))
      }
    }
  }

  return { response, events, retries, ended, leave: () => leaving.abort() }
}
