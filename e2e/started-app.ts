import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A mall as `npm start` brings it up, in a group of processes of its own. */
export class StartedApp {
  readonly #process: ChildProcess
  /** All that it has printed so far. */
  said = ''

  constructor(environment: NodeJS.ProcessEnv) {
    this.#process = spawn('node', ['scripts/run.js', 'start'], {
      detached: true,
      env: { ...process.env, PORT: '0', DATABASE_URL: '', NODE_ENV: 'test', ...environment },
    })
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (text) => {
        this.said += text
      })
    }
  }

  /** Waits for words of its output; throws where it ends without them. */
  async says(words: string): Promise<void> {
    while (!this.said.includes(words)) {
      if (this.hasEnded) throw new Error(`It ended without saying '${words}':\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  get port(): number {
    return Number(/ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(this.said)?.[1])
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null
  }

  /** Waits for its end and answers the exit code. */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#process, 'close')
    return this.#process.exitCode
  }

  /** Asks it to stop. */
  stop(): void {
    this.#process.kill('SIGTERM')
  }

  /** kill -9 for all of its processes, but for the PostgreSQL, which is in a group of its own. */
  async kill(): Promise<void> {
    if (this.#process.pid) process.kill(-this.#process.pid, 'SIGKILL')
    await this.ended()
  }
}
