/** Between half and one and a half times so many ms: browsers that were cut off together come back one by one. */
export function someTimeAbout(ms: number): number {
  return ms * (0.5 + Math.random())
}
