import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** ms of processor time since a process started. */
export interface Processor {
  mainThread: number
  /** Those that compress and read files, and those that collect garbage and compile. */
  otherThreads: number
}

/** From Linux's scheduler, in steps far below a millisecond. */
export async function processorOf(pid: number): Promise<Processor> {
  const threads = await readdir(`/proc/${pid}/task`)
  const used = await Promise.all(threads.map((thread) => threadTime(pid, Number(thread))))
  const all = used.reduce((sum, one) => sum + one, 0)
  const mainThread = await threadTime(pid, pid)
  return { mainThread, otherThreads: Math.max(0, all - mainThread) }
}

/** A thread may end between being listed and being read. */
async function threadTime(pid: number, thread: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
  return Number(text.split(' ', 1)[0]) / 1e6
}

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
      children: z.array(z.number()).optional(),
    }),
  ),
  startTime: z.number(),
  endTime: z.number(),
  /** Ids of nodes, and µs since the sample before. */
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

/** V8's; saved as a file with the ending `.cpuprofile`, Chrome's and VS Code's tools open it. */
export type CpuProfile = z.infer<typeof profileSchema>

/** µs between two samples. */
const samplingInterval = 500

/** The profile of another Node process's main thread while `work` runs; opens its inspector for that. */
export async function profileOf(
  { pid, inspectPort }: { pid: number; inspectPort: number },
  work: () => Promise<unknown>,
): Promise<CpuProfile> {
  process.kill(pid, 'SIGUSR1')
  const inspector = await connect(await inspectorAddress(inspectPort))
  try {
    await inspector.send('Profiler.enable')
    await inspector.send('Profiler.setSamplingInterval', { interval: samplingInterval })
    await inspector.send('Profiler.start')
    await work()
    const { profile } = stopped.parse(await inspector.send('Profiler.stop'))
    return profile
  } finally {
    inspector.close()
  }
}

const stopped = z.object({ profile: profileSchema })
const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])

async function inspectorAddress(port: number): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const list = await fetch(`http://127.0.0.1:${port}/json/list`)
      return targets.parse(await list.json())[0].webSocketDebuggerUrl
    } catch (error) {
      if (attempt === 50) throw error
      await wait(100)
    }
  }
}

const reply = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
})

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = reply.parse(JSON.parse(String(data)))
    if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)))
    else waiting.get(id)?.resolve(result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)))
  })
  return {
    send(method: string, params = {}): Promise<unknown> {
      last += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
    close: () => socket.close(),
  }
}
