import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A mall started as by `npm start`, in a process group of its own. */
export class StartedApp {
  readonly #process: ChildProcess
  /** Everything printed so far. */
  output = ''

  constructor(environment: NodeJS.ProcessEnv) {
    this.#process = spawn('node', ['scripts/run.js', 'start'], {
      detached: true,
      env: { ...process.env, PORT: '0', DATABASE_URL: '', NODE_ENV: 'test', ...environment },
    })
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (text) => {
        this.output += text
      })
    }
  }

  /** Waits until the output contains these words; throws if it exits without them. */
  async waitForOutput(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.hasExited) throw new Error(`It exited without printing '${words}':\n${this.output}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  get port(): number {
    return Number(/ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(this.output)?.[1])
  }

  get hasExited(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null
  }

  /** Waits for its exit and returns the exit code. */
  async exited(): Promise<number | null> {
    if (!this.hasExited) await once(this.#process, 'close')
    return this.#process.exitCode
  }

  stop(): void {
    this.#process.kill('SIGTERM')
  }

  /** kill -9 for all its processes except PostgreSQL, which has a process group of its own. */
  async kill(): Promise<void> {
    if (this.#process.pid) process.kill(-this.#process.pid, 'SIGKILL')
    await this.exited()
  }
}
