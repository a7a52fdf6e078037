import type { Pool } from 'pg'

/** A mall that is being measured: the built product in a process of its own. */
export interface RunningApp {
  products: number
  /** `http://127.0.0.1:…` */
  origin: string
  /** To look up what to ask for. */
  pool: Pool
  /** MB that its process had in memory at the most since it started. */
  peakMemory(): Promise<number>
}

export interface Figure {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | '×' | '%' | '/s' | ''
  /** What is to be reached. */
  atMost?: number
  atLeast?: number
}

/** A named group of measurements. What is compared is measured in turns, in the same run. */
export interface Bench {
  name: string
  /** How it was measured, in a sentence. */
  how: string
  run(apps: { small: RunningApp; large: RunningApp }): Promise<Figure[]>
}

/** Whether a figure is what was to be reached; undefined where nothing was asked. */
export function isReached({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? 0)
}
