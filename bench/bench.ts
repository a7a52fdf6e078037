import type { Pool } from '#server/platform/database/pool.ts'
import type { CpuProfile, Processor } from './processor.ts'

/** A mall that is being measured: the built product in a process of its own. */
export interface RunningApp {
  products: number
  /** `http://127.0.0.1:…` */
  origin: string
  /** To look up the addresses to call. */
  pool: Pool
  /** MB of memory at its peak since it started. */
  peakMemory(): Promise<number>
  /** Processor time that it has used. */
  processor(): Promise<Processor>
  /** What its main thread does while `work` runs. */
  profile(work: () => Promise<unknown>): Promise<CpuProfile>
}

export interface Figure {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | '×' | '%' | '/s' | ''
  /** The goal. */
  atMost?: number
  atLeast?: number
}

/** A named group of measurements. Things that are compared are measured in turns, in the same run. */
export interface Bench {
  name: string
  /** How it was measured, in a sentence. */
  how: string
  run(apps: Apps): Promise<Figure[]>
}

export interface Apps {
  small: RunningApp
  large: RunningApp
  /** Starts one with so many orders; filling it takes minutes the first time. */
  withOrders(orders: number): Promise<RunningApp>
}

/** Whether a figure reaches its goal; undefined where it has none. */
export function isReached({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? 0)
}
