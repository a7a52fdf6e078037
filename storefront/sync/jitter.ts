/** 0.5 to 1.5 times `ms`, so that browsers that lost the server together do not return together. */
export function withJitter(ms: number): number {
  return ms * (0.5 + Math.random())
}
