import { zeroNames } from '#contract/figures.ts'

/** Those that must be zero, and what is counted beside them. */
export const figureNames = [...zeroNames, 'order-moves', 'queues'] as const
export type FigureName = (typeof figureNames)[number]
