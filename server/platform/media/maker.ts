import { type ChildProcess, fork } from 'node:child_process'
import { type AcceptedPicture, PictureRefused } from './accepted.ts'
import type { Format } from './formats.ts'

interface Work {
  variant: { task: { bytes: Buffer; width: number; format: Format }; result: Buffer }
  accept: { task: { bytes: Buffer }; result: AcceptedPicture }
}
type Kind = keyof Work

/** What the other process is told, and what it answers. */
export type Task = { [K in Kind]: { id: number; kind: K } & Work[K]['task'] }[Kind]
export interface Done {
  id: number
  result?: Work[Kind]['result']
  failure?: { name: string; message: string }
}

export interface MakerLimits {
  /** Work that takes longer ends with its process. */
  limitMs?: number
  /** Without work for so long, the process ends and its memory is given back. */
  idleMs?: number
}

/** Makes pictures in a process of its own, started with the first picture and again after a crash. */
export class Maker {
  readonly #limitMs: number
  readonly #idleMs: number
  #process: MakerProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor({ limitMs = 30_000, idleMs = 20_000 }: MakerLimits = {}) {
    this.#limitMs = limitMs
    this.#idleMs = idleMs
  }

  /** Throws where the bytes are no picture, take too long, or bring the process down. */
  variant(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
    return this.#ask('variant', { bytes, width, format })
  }

  /** Throws `PictureRefused`, and an ordinary error where the picture brings the process down. */
  accept(bytes: Buffer): Promise<AcceptedPicture> {
    return this.#ask('accept', { bytes })
  }

  /** Ends the process; what it was making fails. */
  close(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = null
  }

  async #ask<K extends Kind>(kind: K, task: Work[K]['task']): Promise<Work[K]['result']> {
    clearTimeout(this.#idle)
    if (!this.#process?.isThere) this.#process = new MakerProcess()
    const current = this.#process
    try {
      return await current.ask(kind, task, this.#limitMs)
    } finally {
      if (current === this.#process && current.isIdle) {
        // Of two that ended in the same moment, both find it idle.
        clearTimeout(this.#idle)
        this.#idle = setTimeout(() => this.close(), this.#idleMs).unref()
      }
    }
  }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

class MakerProcess {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor() {
    this.#child = fork(new URL('./maker-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // A picture that takes the process over finds no secrets there.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('message', (done: Done) => this.#settle(done))
    this.#child.on('error', () => this.#fail())
    this.#child.on('exit', () => this.#fail())
    // Only work under way keeps a mall running that wants to end.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  get isThere(): boolean {
    return this.#child.connected
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0
  }

  async ask<K extends Kind>(
    kind: K,
    task: Work[K]['task'],
    limitMs: number,
  ): Promise<Work[K]['result']> {
    this.#lastId += 1
    const id = this.#lastId
    const overdue = setTimeout(() => this.#child.kill('SIGKILL'), limitMs)
    try {
      const result = await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject })
        this.#child.send({ id, kind, ...task }, (error) => error && reject(error))
      })
      // The other process is ours and answers each kind of task with its result.
      return result as Work[K]['result']
    } finally {
      clearTimeout(overdue)
      this.#waiting.delete(id)
    }
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  #settle({ id, result, failure }: Done): void {
    const waiting = this.#waiting.get(id)
    if (!failure) waiting?.resolve(result)
    else if (failure.name === 'PictureRefused') waiting?.reject(new PictureRefused(failure.message))
    else waiting?.reject(new Error(failure.message))
  }

  #fail(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the picture maker ended'))
  }
}
