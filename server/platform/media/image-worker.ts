import { type ChildProcess, fork } from 'node:child_process'
import { type AcceptedPicture, PictureRefused } from './accepted.ts'
import type { Format } from './address.ts'

interface Tasks {
  variant: { task: { bytes: Buffer; width: number; format: Format }; result: Buffer }
  accept: { task: { bytes: Buffer }; result: AcceptedPicture }
}
type TaskKind = keyof Tasks

/** The messages to and from the worker process. */
export type Task = { [K in TaskKind]: { id: number; kind: K } & Tasks[K]['task'] }[TaskKind]
export interface TaskResult {
  id: number
  result?: Tasks[TaskKind]['result']
  failure?: { name: string; message: string }
}

export interface ImageWorkerLimits {
  /** A task that takes longer is ended together with its process. */
  timeoutMs?: number
  /** Idle for so long, the process is ended and its memory given back. */
  idleMs?: number
}

/** Runs tasks in a worker process, started with the first task and again after a crash. */
export class ImageWorker {
  readonly #timeoutMs: number
  readonly #idleMs: number
  #process: WorkerProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor({ timeoutMs = 30_000, idleMs = 20_000 }: ImageWorkerLimits = {}) {
    this.#timeoutMs = timeoutMs
    this.#idleMs = idleMs
  }

  /** Throws where the bytes are no picture, take too long, or bring the process down. */
  variant(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
    return this.#run('variant', { bytes, width, format })
  }

  /** Throws `PictureRefused`, and an ordinary error where the picture brings the process down. */
  accept(bytes: Buffer): Promise<AcceptedPicture> {
    return this.#run('accept', { bytes })
  }

  /** Ends the process; its pending tasks fail. */
  close(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = null
  }

  async #run<K extends TaskKind>(kind: K, task: Tasks[K]['task']): Promise<Tasks[K]['result']> {
    clearTimeout(this.#idle)
    if (!this.#process?.isConnected) this.#process = new WorkerProcess()
    const current = this.#process
    try {
      return await current.run(kind, task, this.#timeoutMs)
    } finally {
      if (current === this.#process && current.isIdle) {
        // Two tasks that end in the same moment both find it idle.
        clearTimeout(this.#idle)
        this.#idle = setTimeout(() => this.close(), this.#idleMs).unref()
      }
    }
  }
}

interface PendingTask {
  resolve(result: unknown): void
  reject(error: Error): void
}

class WorkerProcess {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, PendingTask>()
  #lastId = 0

  constructor() {
    this.#child = fork(new URL('./image-worker-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // A picture that takes over the process finds no secrets there.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('message', (done: TaskResult) => this.#complete(done))
    this.#child.on('error', () => this.#fail())
    this.#child.on('exit', () => this.#fail())
    // The worker itself does not keep the parent process alive.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  get isConnected(): boolean {
    return this.#child.connected
  }

  get isIdle(): boolean {
    return this.#pending.size === 0
  }

  async run<K extends TaskKind>(
    kind: K,
    task: Tasks[K]['task'],
    timeoutMs: number,
  ): Promise<Tasks[K]['result']> {
    this.#lastId += 1
    const id = this.#lastId
    const overdue = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs)
    try {
      const result = await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject })
        this.#child.send({ id, kind, ...task }, (error) => error && reject(error))
      })
      // The worker process is ours and answers each kind of task with its result.
      return result as Tasks[K]['result']
    } finally {
      clearTimeout(overdue)
      this.#pending.delete(id)
    }
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  #complete({ id, result, failure }: TaskResult): void {
    const pending = this.#pending.get(id)
    if (!failure) pending?.resolve(result)
    else if (failure.name === 'PictureRefused') pending?.reject(new PictureRefused(failure.message))
    else pending?.reject(new Error(failure.message))
  }

  #fail(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('the image worker ended'))
  }
}
