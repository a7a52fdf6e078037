/** The public module of badges: all that other domains may import. */
export { badgeName } from './read.ts'
export { openBadges } from './routes.ts'
