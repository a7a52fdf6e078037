import { spawn } from 'node:child_process'

/** What a step answers when there was nothing to do. */
export interface Skipped {
  skipped: string
}

/** Does a named piece of work and prints how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  console.log(`${name} …`)
  const result = await work()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(isSkipped(result) ? `${name}: ${result.skipped}` : `${name}: ${seconds} s`)
  return result
}

/** A signal to this process also ends the programs that `exitCode` has started. */
export function stopWithChildren(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
}

/** Runs a program in the foreground. Throws when it fails. */
export async function run(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await exitCode(program, args, environment)
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed (${code}).`)
}

/** Runs a program in the foreground and answers its exit code. */
export function exitCode(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
    process.once('exit', () => child.kill())
  })
}

function isSkipped(result: unknown): result is Skipped {
  return typeof result === 'object' && result !== null && 'skipped' in result
}
